# Where the relay is and which key to use. The environment decides, else what `npm start` uses by default.
case $(uname) in
  Darwin) config=$HOME/Library/Preferences ;;
  *) config=${XDG_CONFIG_HOME:-$HOME/.config} ;;
esac
relay=${TABRELAY_URL:-http://127.0.0.1:8787}

key="Authorization: Bearer ${TABRELAY_API_KEY:-$(cat "${TABRELAY_HOME:-$config/tabrelay}/api-key")}"
json='Content-Type: application/json'
api=$relay/v1
practice=$relay/practice
