"""What is asked over HTTP, a module for each subject."""
