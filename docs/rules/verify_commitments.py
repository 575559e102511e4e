"""Checks lists of commitments: curl "SITE/api/v1/dice/commitments/by-day/2026-11-27" | python3 verify_commitments.py KEY [COMMITMENT]

KEY is the public_key of SITE/api/v1/dice/key; COMMITMENT, if given, must be in the lists. The input has
one answer per line: the parts of a day (?after=1000) in order, then the parts of the next day."""
import hashlib, json, sys

# Ed25519 as in RFC 8032.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P

def add(a, b):
    u, v = (a[1] - a[0]) * (b[1] - b[0]), (a[1] + a[0]) * (b[1] + b[0])
    w, x = 2 * a[3] * b[3] * D, 2 * a[2] * b[2]
    e, f, g, h = v - u, x - w, x + w, v + u
    return e * f % P, g * h % P, f * g % P, e * h % P

def times(number, point):
    total = (0, 1, 1, 0)
    while number:
        if number & 1:
            total = add(total, point)
        point, number = add(point, point), number >> 1
    return total

def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y % 2**255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        sys.exit("the key or the signature is not valid Ed25519")
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P

BASE = point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little"))

def is_signed(key, text, signature):
    half, s = signature[:32], int.from_bytes(signature[32:], "little")
    h = int.from_bytes(hashlib.sha512(half + key + text).digest(), "little") % ORDER
    a, b = times(s, BASE), add(point_of(half), times(h, point_of(key)))
    return s < ORDER and not (a[0] * b[2] - b[0] * a[2]) % P and not (a[1] * b[2] - b[1] * a[2]) % P

def sha256(data):
    return hashlib.sha256(data).digest()

key, sought = bytes.fromhex(sys.argv[1]), sys.argv[2:3]
days, commitments, place, running, number, last = 0, 0, "", b"", 0, None
for part in map(json.loads, sys.stdin):
    date, before, digest = part["date"], bytes.fromhex(part["before"]), bytes.fromhex(part["digest"])
    if last and date == last["date"]:
        if any(part[name] != last[name] for name in ("before", "digest", "commitments", "signature")):
            sys.exit(f"{date}: its parts belong to different lists")
    elif last and (number != last["commitments"] or part["before"] != last["digest"]):
        sys.exit(f"{date}: does not continue from the day before")
    else:
        running, number, days = sha256(f"crownhead commitments 1\n{date}\n".encode() + before), 0, days + 1
    for item in part["items"]:
        number, commitments = number + 1, commitments + 1
        if item["number"] != number:
            sys.exit(f"{date}: commitment {number} is missing")
        line = f"{item['published_ms']} {item['for']} {item['id']} {item['commitment']}\n"
        running = sha256(running + line.encode())
        if item["commitment"] in sought:
            place = f"; it is commitment {number} of {date}, published with {item['for']} {item['id']}"
    if number == part["commitments"]:
        if running != digest:
            sys.exit(f"{date}: the digest does not match the commitments")
        text = f"crownhead commitments 1\n{date}\n{number}\n{part['digest']}\n".encode()
        if part["signature"] and not is_signed(key, text, bytes.fromhex(part["signature"])):
            sys.exit(f"{date}: not signed by that key")
    last = part
if not last or number != last["commitments"]:
    sys.exit("the list is not complete")
if sought and not place:
    sys.exit("the commitment is not in these lists")
print(f"{commitments} commitments of {days} day{'s' * (days > 1)}, all correct{place}"
      + ("" if last["signature"] else "; the last day is still open and unsigned"))
