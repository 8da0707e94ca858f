from surtsey.cli.main import main

main(prog_name="surtsey")
