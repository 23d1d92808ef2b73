/** The draft in the browser's storage, one for each version. */

const storageKey = (version: string): string => `settings-editor-draft-${version}`;

/** The stored draft. Storage may be blocked; then there is none. */
export function stored(version: string): string | null {
  try {
    return localStorage.getItem(storageKey(version));
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it. */
export function store(version: string, text: string | undefined): void {
  try {
    if (text === undefined) {
      localStorage.removeItem(storageKey(version));
    } else {
      localStorage.setItem(storageKey(version), text);
    }
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

const movedKey = 'settings-editor-moved';

/** A draft on its way from the editor of another version, for this tab only. */
export function storedMoved(): string | null {
  try {
    return sessionStorage.getItem(movedKey);
  } catch {
    return null;
  }
}

/** Stores a draft for the editor of another version, or removes it. False where storage is blocked. */
export function storeMoved(text: string | undefined): boolean {
  try {
    if (text === undefined) {
      sessionStorage.removeItem(movedKey);
    } else {
      sessionStorage.setItem(movedKey, text);
    }
    return true;
  } catch {
    return false;
  }
}
