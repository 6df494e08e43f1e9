/** Files to write or to change, and what is left to do by hand. */
export interface Made {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Files that there are and get something more. */
  readonly changes?: readonly { readonly path: string; readonly change: (text: string) => string }[]
  readonly next: readonly string[]
}

/** From where to where the block reaches that begins there; it ends before a brace in its own column. */
export function blockAt(text: string, begins: RegExp): { readonly from: number; readonly to: number } {
  const found = begins.exec(text)
  if (!found) throw new Error(`There is no place for it: ${begins.source} is not found.`)
  const column = /^ */.exec(found[0])![0]
  const from = found.index + found[0].length
  return { from, to: text.indexOf(`\n${column}}`, from - 1) + 1 }
}

/** The text with a line more at the end of the block that begins there. */
export function intoBlock(text: string, begins: RegExp, line: string): string {
  const { to } = blockAt(text, begins)
  return text.slice(0, to) + line + text.slice(to)
}
