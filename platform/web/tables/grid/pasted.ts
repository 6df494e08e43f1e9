/**
 * The cells of a block that was copied from a spreadsheet, row by row: tabs between cells, line ends between rows, and
 * quotes around what holds either of them.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === '\t') {
      rows.at(-1)!.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      rows.at(-1)!.push(cell)
      cell = ''
      rows.push([])
    } else cell += sign
  }
  rows.at(-1)!.push(cell)
  // A spreadsheet ends its block with a line end.
  if (rows.length > 1 && rows.at(-1)!.length === 1 && rows.at(-1)![0] === '') rows.pop()
  return rows
}
