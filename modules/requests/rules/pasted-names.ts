/** One person a line, as pasted from a sheet: the name, and the e-mail in whichever cell it stands; numbers, of rows or telephones, are neither. Empty lines are none. */
export const namesIn = (text: string): { readonly Name: string; readonly Email: string }[] =>
  text.split(/\r?\n/).flatMap((row) => {
    const cells = row
      .split(/\t|;|,/)
      .map((cell) => cell.trim())
      .filter(Boolean)
    const address = cells.find((cell) => cell.includes('@')) ?? ''
    const name = cells
      .filter((cell) => cell !== address && !/^[+\d\u0660-\u0669.() -]+$/.test(cell))
      .join(' ')
      .slice(0, 200)
    return name ? [{ Name: name, Email: address.toLowerCase() }] : []
  })
