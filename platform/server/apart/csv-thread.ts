import { fileTooHeavy } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { parseCsv } from '../content/csv.ts'
import { answerApart } from './answer-apart.ts'

/** More than any list has. Whoever asked takes the cells over one by one, and lets nobody else have a turn meanwhile. */
const mostCells = 100_000

await answerApart((text: string) => {
  const rows = parseCsv(text)
  if (rows.reduce((cells, row) => cells + row.length, 0) > mostCells) refuse(fileTooHeavy)
  return rows
})
