"""What the page teaches, written for people to look at and worked out by the engines."""
