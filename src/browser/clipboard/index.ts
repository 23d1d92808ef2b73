/**
 * Copies a text and tells whether that worked. The copy command works without a secure connection.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.left = '-100vw';
  // The text is put on the clipboard directly, because the field changed its line ends.
  const give = (event: ClipboardEvent): void => {
    if (event.clipboardData) {
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    }
  };
  document.addEventListener('copy', give);
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give);
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }
}
