"""A client of the REST API. The environment decides on address and key, else what `npm start` uses by default."""

import json
import os
import sys
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

relay = os.environ.get("TABRELAY_URL") or "http://127.0.0.1:8787"
practice = f"{relay}/practice"


def config_folder():
    if sys.platform == "darwin":
        return Path.home() / "Library/Preferences/tabrelay"
    if sys.platform == "win32":
        return Path(os.environ["APPDATA"]) / "tabrelay/Config"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "tabrelay"


def read_key():
    folder = Path(os.environ.get("TABRELAY_HOME") or config_folder())
    try:
        return os.environ.get("TABRELAY_API_KEY") or (folder / "api-key").read_text().strip()
    except OSError as error:
        sys.exit(f"{error}. Run npm start once, or set TABRELAY_API_KEY or TABRELAY_HOME.")


class CallError(Exception):
    """A call that was answered with an error. `status` is its HTTP status."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


def call(method, path, body=None, headers=None):
    """Calls the API and returns the reply."""
    request = Request(
        f"{relay}/v1{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {read_key()}",
            "Content-Type": "application/json",
            **(headers or {}),
        },
    )
    try:
        with urlopen(request) as response:
            return json.load(response)
    except HTTPError as error:
        raise CallError(error.code, json.load(error)["error"]) from None
    except URLError as error:
        raise URLError(f"no answer from {relay} ({error.reason}); is npm start running?") from None
