/** How long a line may be, as everywhere in the project. */
const longest = 120

/**
 * kysely-codegen's tables in the one interface that everybody reads: a table that fits stands on a line, the others have a
 * line for each column. What a published view shows is written with its statement, so its columns fill their lines.
 */
export function foldTables(text: string): string {
  const interfaces = [...text.matchAll(/export interface (\w+) \{\n([^]*?)\n\}\n+/g)].map(([whole, name, body]) => ({
    whole,
    name: name!,
    members: body!.split('\n').map((line) => line.trim()),
  }))
  const byName = new Map(interfaces.map(({ name, members }) => [name, members]))
  const tables = byName.get('DB')!.map((member) => {
    const [, table = '', name = ''] = /^"([^"]+)": (\w+);$/.exec(member) ?? []
    return tableAs(table, byName.get(name)!)
  })
  const others = interfaces.reduce((rest, { whole }) => rest.replace(whole, ''), text)
  return `${others}export interface DB {\n${tables.join('\n')}\n}\n`
}

function tableAs(table: string, columns: readonly string[]): string {
  // What is said of a column stands above it.
  const isSaidMore = columns.some((line) => !line.endsWith(';'))
  const line = `  "${table}": { ${columns.join(' ').replace(/;$/, '')} };`
  if (!isSaidMore && line.length <= longest) return line
  const lines = table.endsWith('_facts') && !isSaidMore ? filled(columns) : columns.map(indented)
  return `  "${table}": {\n${lines.join('\n')}\n  };`
}

const indented = (line: string): string => (line.startsWith('*') ? `     ${line}` : `    ${line}`)

function filled(columns: readonly string[]): string[] {
  const lines: string[] = []
  for (const column of columns) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${column}` : ''
    if (longer === '' || longer.length > longest) lines.push(indented(column))
    else lines[lines.length - 1] = longer
  }
  return lines
}
