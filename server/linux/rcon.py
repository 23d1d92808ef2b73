#!/usr/bin/env python3
"""Sends one command to the server: rcon.py Save. rcon.sh sets RCON_PORT and RCON_PASSWORD_FILE."""
import os
import socket
import struct
import sys


def packet(number, kind, text):
    body = struct.pack("<ii", number, kind) + text.encode("ascii") + b"\0\0"
    return struct.pack("<i", len(body)) + body


def receive(connection, size):
    data = b""
    while len(data) < size:
        try:
            piece = connection.recv(size - len(data))
        except socket.timeout:
            # With names outside ASCII, the server announces more bytes than it sends, so what has arrived is
            # enough.
            break
        if not piece:
            break
        data += piece
    return data


def reply(connection):
    head = receive(connection, 4)
    if len(head) < 4:
        raise ConnectionError("it closed the connection")
    data = receive(connection, struct.unpack("<i", head)[0])
    return struct.unpack("<i", data[:4])[0], data[8:].rstrip(b"\0").decode("utf-8", "replace")


def main():
    with open(os.environ["RCON_PASSWORD_FILE"], encoding="ascii") as file:
        password = file.readline().rstrip("\r\n")
    address = ("127.0.0.1", int(os.environ["RCON_PORT"]))
    with socket.create_connection(address, timeout=5) as connection:
        connection.sendall(packet(1, 3, password))
        number, _ = reply(connection)
        if number == -1:
            sys.exit("RCON: the server refused the password.")
        connection.sendall(packet(2, 2, " ".join(sys.argv[1:])))
        _, text = reply(connection)
    print(text.strip())


try:
    main()
except OSError as error:
    sys.exit(f"RCON: the server does not answer: {error}")
