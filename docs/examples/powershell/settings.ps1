# Where the relay is and which key to use. The environment decides, else what `npm start` uses by default.
$ErrorActionPreference = 'Stop'

$relay = if ($env:TABRELAY_URL) { $env:TABRELAY_URL } else { 'http://127.0.0.1:8787' }
$practice = "$relay/practice"

function Get-TabrelayHome {
  if ($env:TABRELAY_HOME) { return $env:TABRELAY_HOME }
  if ($IsMacOS) { return "$HOME/Library/Preferences/tabrelay" }
  if ($IsLinux -and $env:XDG_CONFIG_HOME) { return "$env:XDG_CONFIG_HOME/tabrelay" }
  if ($IsLinux) { return "$HOME/.config/tabrelay" }
  return "$env:APPDATA\tabrelay\Config"
}

$apiKey = if ($env:TABRELAY_API_KEY) { $env:TABRELAY_API_KEY } else { (Get-Content "$(Get-TabrelayHome)/api-key").Trim() }

function Invoke-Tabrelay($Method, $Path, $Body) {
  $call = @{ Method = $Method; Uri = "$relay/v1$Path"; Headers = @{ Authorization = "Bearer $apiKey" } }
  if ($Body) {
    $call.ContentType = 'application/json'
    $call.Body = [Text.Encoding]::UTF8.GetBytes(($Body | ConvertTo-Json -Depth 9))
  }
  Invoke-RestMethod @call
}
