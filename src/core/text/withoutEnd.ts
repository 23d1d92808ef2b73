/** A text without signs of one kind at its end. In time that grows with their number: `/[…]+$/` takes its square. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) {
    end -= 1;
  }
  return text.slice(0, end);
}
