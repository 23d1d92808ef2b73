/** The reader's own address in the samples. What passes here needs no quotes in any language, nor in HTML. */

/** Tells whether a text can be the host of an address: a name, IPv4, or IPv6 in brackets. */
export function isHost(text: string): boolean {
  return /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])$/.test(text);
}

/** Tells whether a text is a port number. */
export function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535;
}
