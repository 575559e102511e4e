"""Checks a game's dice: curl "SITE/api/v1/games/12/events?format=ndjson" | python3 verify_dice.py"""
import hashlib, hmac, json, sys

def sha256(data):
    return hashlib.sha256(data).digest()

def roll(link, number, seat, heard, part=0):
    named = f"crownhead dice 1\n{number}\n{seat}\n{part}\n".encode()
    for byte in hmac.digest(link, named + heard, "sha256"):
        if byte < 252:
            return [byte % 36 // 6 + 1, byte % 6 + 1]
    return roll(link, number, seat, heard, part + 1)

number, heard, before = 0, sha256(b"crownhead heard 1"), {}
for event in map(json.loads, sys.stdin):
    seat = event.get("seat")
    if event["type"] == "started":
        commitment = link = bytes.fromhex(event["dice_commitment"])
    elif event["type"] == "rolled":
        number, last, link = number + 1, link, bytes.fromhex(event["link"])
        if sha256(link) != last:
            sys.exit(f"roll {number} does not follow from the chain")
        if roll(link, number, seat, before.get(seat, heard)) != event["dice"]:
            sys.exit(f"roll {number} has other dice than the chain gives")
    elif "act" in event and not event.get("auto"):
        before = {seat: before.get(seat, heard)}
        heard = sha256(heard + f"{seat}\n{event['act']}\n{event.get('entropy', '')}".encode())
print(f"{number} rolls, all correct; the commitment is {commitment.hex()}")
