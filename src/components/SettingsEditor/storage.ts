/**
 * The drafts in the browser's storage. Naming a storage may throw already where it is blocked, so it is
 * named inside.
 */

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. False where storage is blocked or full. */
function write(storage: () => Storage, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) {
      storage().removeItem(key);
    } else {
      storage().setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

const draftKey = (version: string): string => `settings-editor-draft-${version}`;
const movedKey = 'settings-editor-moved';

/** The stored draft of a version. Storage may be blocked; then there is none. */
export function stored(version: string): string | null {
  return read(() => localStorage, draftKey(version));
}

/** Stores a draft, or removes it. Without storage, it lives as long as the page. */
export function store(version: string, text: string | undefined): void {
  write(() => localStorage, draftKey(version), text);
}

/** A draft on its way from the editor of another version, for this tab only. */
export function storedMoved(): string | null {
  return read(() => sessionStorage, movedKey);
}

/** Stores a draft for the editor of another version, or removes it. False where storage is blocked. */
export function storeMoved(text: string | undefined): boolean {
  return write(() => sessionStorage, movedKey, text);
}
