const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** Decodes a text in the quoted-printable form of e-mails (RFC 2045), else returns it as it is. */
export function fromMail(text: string): string {
  const plain = countOf(text, /=(?![\dA-F]{2}|[ \t]*[\r\n])/g);
  const signs = countOf(text, /\w"?=3D/g);
  return signs < 2 || plain * 4 > signs
    ? text
    : text.replace(/=[ \t]*(?:\r\n|\n|\r)/g, '').replace(/(?:=[\dA-F]{2})+/g, (run) => {
        const bytes = run.slice(1).split('=');
        return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 16)));
      });
}
