"""Repeat a step until it is answered, and still click only once."""

import time
from urllib.error import URLError
from uuid import uuid4

from tabrelay import CallError, call, practice

# 409: the first call is still running. 429, 503: try again later.
WORTH_RETRYING = (409, 429, 503)


def call_once(path, body, key):
    """Calls with an Idempotency-Key, which makes it safe to repeat the call."""
    for attempt in range(1, 6):
        try:
            return call("POST", path, body, {"Idempotency-Key": key})
        except (CallError, URLError) as error:
            status = getattr(error, "status", None)
            if attempt == 5 or (status and status not in WORTH_RETRYING):
                raise
            time.sleep(attempt)


session = "/session/" + call("POST", "/session", {"url": practice})["sessionId"]
try:
    key = str(uuid4())
    call_once(session, {"action": "click", "selector": "#hello"}, key)
    # As if the answer had been lost: the same key gets the first answer, and nothing is clicked.
    call_once(session, {"action": "click", "selector": "#hello"}, key)
    print(call("POST", session, {"action": "text", "selector": "#greeting"})["result"])
finally:
    call("DELETE", session)
