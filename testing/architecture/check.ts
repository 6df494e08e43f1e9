import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionFindings } from './declared/actions.ts'
import { circleFindings } from './circles.ts'
import { styleSheetFindings, directionFindings } from './direction.ts'
import { importFindings } from './imports.ts'
import { purityFindings } from './purity.ts'
import { folderFindings, nameFindings, sizeFindings } from './size-and-name.ts'
import { parseSource, type Finding } from './source.ts'
import { everyFile, projectFiles } from './project-files.ts'
import { sqlFindings, tablesIn } from './sql/sql.ts'
import { queryFindings, storeFindings } from './sql/stores.ts'
import { worldFindings } from './sql/world.ts'
import { wordFindings } from './words/words.ts'

/** What is wrong with one file. */
export function fileFindings(path: string, text: string, tables: ReadonlySet<string>): Finding[] {
  const always = [...sizeFindings({ path, text }), ...nameFindings(path)]
  if (path.endsWith('.css')) return [...always, ...styleSheetFindings({ path, text })]
  if (!/\.tsx?$/.test(path)) return always
  const source = parseSource(path, text)
  return [
    ...always,
    ...importFindings(source),
    ...purityFindings(source),
    ...sqlFindings(source, tables),
    ...directionFindings(source),
    ...wordFindings(source),
  ]
}

/** What is wrong with the whole project. */
export function projectFindings(root: string): Finding[] {
  const tables = tablesIn(readFileSync(join(root, 'database/tables.ts'), 'utf8'))
  const files = projectFiles(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const code = files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path, text }) => parseSource(path, text))
  return [
    ...files.flatMap(({ path, text }) => fileFindings(path, text, tables)),
    ...folderFindings(everyFile(root)),
    ...circleFindings(code),
    ...code.flatMap(actionFindings),
    ...code.flatMap(storeFindings),
    ...code.flatMap(queryFindings),
    ...code.flatMap(worldFindings),
  ]
}

export const lineOf = ({ path, line, problem }: Finding): string => `${path}:${line} ${problem}`
