/** The place below `at` in entries of so many `columns`, row by row; null below the last row. */
export const below = (at: number, count: number, columns: number): number | null =>
  at >= 0 && at + columns < count ? at + columns : null

/**
 * Enter in an entry of a sheet, as in a spreadsheet: the keyboard goes to the same column of the next row, from the last
 * row to the button that saves. The sheet bears `data-sheet`.
 */
export function enterBelow(entry: HTMLInputElement, columns: number): void {
  const sheet = entry.closest('[data-sheet]')
  const entries = [...(sheet?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])]
  const next = below(entries.indexOf(entry), entries.length, columns)
  if (next === null) sheet?.querySelector<HTMLButtonElement>('[data-foot] button:not(:disabled)')?.focus()
  else {
    entries[next]!.focus()
    entries[next]!.select()
  }
}
