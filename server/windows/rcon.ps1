# Talks to the server over RCON. common.ps1 reads this file when settings.txt has remote=rcon.

function Send-Packet($stream, $number, $kind, $text) {
  $body = [BitConverter]::GetBytes([int]$number) + [BitConverter]::GetBytes([int]$kind) +
    [Text.Encoding]::ASCII.GetBytes($text) + [byte[]](0, 0)
  $packet = [byte[]]([BitConverter]::GetBytes([int]$body.Length) + $body)
  $stream.Write($packet, 0, $packet.Length)
}
function Receive-Packet($stream) {
  $data = New-Object byte[] 4096
  $size = $stream.Read($data, 0, $data.Length)
  if ($size -lt 12) { throw 'RCON: the server closed the connection.' }
  @{
    Number = [BitConverter]::ToInt32($data, 4)
    Text = [Text.Encoding]::UTF8.GetString($data, 12, $size - 12).Trim([char]0, [char]10, [char]13)
  }
}
function Invoke-Rcon($command) {
  $password = ((Read-Text $passwordFile) -split '\r?\n')[0]
  $client = New-Object System.Net.Sockets.TcpClient('127.0.0.1', $port)
  try {
    $stream = $client.GetStream()
    $stream.ReadTimeout = 5000
    Send-Packet $stream 1 3 $password
    if ((Receive-Packet $stream).Number -eq -1) { throw 'RCON: the server refused the password.' }
    Send-Packet $stream 2 2 $command
    (Receive-Packet $stream).Text
  } finally {
    $client.Close()
  }
}

# RCON garbles everything but ASCII, and cuts a text at its first space.
function Save-Remote { Invoke-Rcon 'Save' | Out-Null }
function Send-Warning($minutes) { Invoke-Rcon "Broadcast Restart_in_${minutes}_min" | Out-Null }
# The first line of the list is its heading.
function Get-PlayerCount { @((Invoke-Rcon 'ShowPlayers') -split "`n" | Where-Object { $_ }).Count - 1 }
function Stop-Remote { Invoke-Rcon 'Shutdown 5 The_server_stops_now' | Out-Null }
