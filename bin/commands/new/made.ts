/** Files to write or to change, and what is left to do by hand. */
export interface Made {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Files that there are and get something more. */
  readonly changes?: readonly { readonly path: string; readonly change: (text: string) => string }[]
  readonly next: readonly string[]
}

/** The text with a line more at the end of the block that begins there; the block ends at a brace in its own column. */
export function intoBlock(text: string, begins: RegExp, line: string): string {
  const found = begins.exec(text)
  if (!found) throw new Error(`There is no place for it: ${begins.source} is not found.`)
  const column = /^ */.exec(found[0])![0]
  const ends = text.indexOf(`\n${column}}`, found.index + found[0].length - 1) + 1
  return text.slice(0, ends) + line + text.slice(ends)
}
