# Talks to the server over its REST API. common.ps1 reads this file when settings.txt has remote=rest.

# The text is sent as UTF-8, so it can be in any language.
function Invoke-Rest($method, $operation, $body = @{}) {
  $password = ((Read-Text $passwordFile) -split '\r?\n')[0]
  $secret = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes("admin:$password"))
  $options = @{
    Method = $method
    Uri = "http://127.0.0.1:$port/v1/api/$operation"
    Headers = @{ Authorization = "Basic $secret" }
    TimeoutSec = 15
    UseBasicParsing = $true
  }
  if ($method -eq 'POST') {
    $options.ContentType = 'application/json; charset=utf-8'
    $options.Body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json $body -Compress))
  }
  Invoke-RestMethod @options
}

function Save-Remote { Invoke-Rest POST save | Out-Null }
function Send-Warning($minutes) {
  Invoke-Rest POST announce @{ message = (Get-Text 'Restart in %s min. The world is saved first.' $minutes) } | Out-Null
}
function Get-PlayerCount { (Invoke-Rest GET metrics).currentplayernum }
function Stop-Remote {
  Invoke-Rest POST shutdown @{ waittime = 5; message = (Get-Text 'The server stops now.') } | Out-Null
}
