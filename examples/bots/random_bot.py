"""A bot for Caravanserai that plays any legal move. Only Python's standard library is needed.
On a server: CARAVANSERAI_TOKEN=... python3 random_bot.py http://localhost:8080, and behind that a table, if you like."""
import json
import os
import random
import sys
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else None
TABLE = f"?table={sys.argv[2]}" if len(sys.argv) > 2 else ""


def request(path, body=None):
    headers = {"Authorization": f'Bearer {os.environ["CARAVANSERAI_TOKEN"]}', "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/bot/{path}", body, headers))


def say(**message):
    text = json.dumps(message)
    request("answer", text.encode()).close() if SERVER else print(text, flush=True)


def choose(turn):
    """Put your own ideas here. The move has to be one of turn["legal"]."""
    return random.choice(turn["legal"])


for line in request(f"stream{TABLE}") if SERVER else sys.stdin:
    message = json.loads(line) if line.strip() else {"type": ""}
    if message["type"] == "hello":
        say(type="hello", protocol=message["protocol"], name="random in Python")
    elif message["type"] == "new match":
        random.seed(f'{message["match"]} {message["seat"]}')
    elif message["type"] == "your turn":
        say(type="move", match=message["match"], base=message["base"], move=choose(message))
