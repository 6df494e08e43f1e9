const pumped: readonly (readonly [start: string, again: string, end: string])[] = [
  ['a', '1', 'a'],
  ['', '<', ''],
  ['', ' ', 'x'],
  ['x', '\t\n ', 'x'],
  ['', '&nbsp;', '!'],
  ['e', '\u0301', ''],
  ['', '-', '!'],
  ['', '"\'', ''],
  ['', '\u200b\u200d', 'x'],
  ['م', 'ـَّ', '!'],
  ['', 'ﷺ', ''],
  ['<', 'a b="c" ', ''],
  ['', '<!---->', ''],
  ['', '<b>', ''],
  ['a@', 'a.', '@'],
  ['', '{{', ''],
  ['::', '\\=~#', ''],
  ['', '،.', '،x'],
]

/** Texts of a length that make careless patterns go back and forth: long runs of one thing before another. */
export function hostileTexts(length: number): string[] {
  return pumped.map(([start, again, end]) => {
    const room = Math.max(0, length - start.length - end.length)
    return (start + again.repeat(Math.ceil(room / again.length)).slice(0, room) + end).slice(0, length)
  })
}
