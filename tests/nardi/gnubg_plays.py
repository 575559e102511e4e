# Run by GNU Backgammon: reads a position ID and two dice a line from $CROWNHEAD_ASKED, writes all
# plays of each as a line of $CROWNHEAD_TOLD, with ";" between them.
import os

for setting in (
    "output matchpc off",
    "display off",
    "player 0 human",
    "player 1 human",
    "automatic roll off",
    "automatic game off",
    "automatic move off",
    "automatic bearoff off",
    "confirm new off",
    "evaluation chequerplay evaluation plies 0",
    "evaluation chequerplay evaluation prune off",
):
    gnubg.command("set " + setting)
gnubg.command("new session")

with open(os.environ["CROWNHEAD_ASKED"]) as asked, open(os.environ["CROWNHEAD_TOLD"], "w") as told:
    for line in asked:
        position, first, second = line.split()
        gnubg.command("set turn 1")
        gnubg.command("set board " + position)
        gnubg.command(f"set dice {first} {second}")
        answer = gnubg.hint(10000) or {}
        print(*(play["move"] for play in answer.get("hint", [])), sep=";", file=told)
