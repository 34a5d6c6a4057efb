"""Save a screenshot of the window and one of a single element."""

from base64 import b64decode
from pathlib import Path

from tabrelay import call, practice


def save(path, file):
    Path(file).write_bytes(b64decode(call("GET", path)["screenshot"]))
    print(file)


session = "/session/" + call("POST", "/session", {"url": practice})["sessionId"]
try:
    save(f"{session}/screenshot?raise=true", "window.png")
    save(f"{session}/screenshot?raise=true&selector=table", "table.png")
finally:
    call("DELETE", session)
