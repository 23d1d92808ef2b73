API = os.environ.get("PALWORLD_API", "http://127.0.0.1:{{restPort}}/v1/api")
FOLDER = Path(os.environ.get("PALWORLD_FOLDER", r"C:\ProgramData\palworld"))


def read_text(name):
    return (FOLDER / name).read_text(encoding="utf-8-sig")


# {{common.rest}}
def rest(operation, body=None):
    password = read_text("admin-password.txt").rstrip("\r\n")
    login = base64.b64encode(f"admin:{password}".encode()).decode()
    request = urllib.request.Request(
        f"{API}/{operation}",
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Basic {login}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        return response.read()
