/** What this browser remembers under a name; null where nothing, or where it may keep nothing. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Lets this browser remember a choice. A full or forbidden storage costs the memory only. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // As said.
  }
}
