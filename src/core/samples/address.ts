/** What passes these checks needs no quotes in any sample's language, nor in HTML. */

/** Accepts a name, an IPv4 address, or an IPv6 address in brackets. */
export function isHost(text: string): boolean {
  return /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])$/.test(text);
}

/** Accepts 1 to 65535. */
export function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535;
}
