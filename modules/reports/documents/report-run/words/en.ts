import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as reports } from '#modules/reports/text/en.ts'
import { lists } from '#modules/reports/text/lists/en.ts'

export const en: Words<typeof ar> = {
  title: reports.screens.run,
  fields: { count: reports.fields.count },
  result: {
    records: reports.result.records,
    noRows: reports.result.noRows,
    total: reports.result.total,
    none: reports.result.none,
  },
  kindsOfFigure: reports.kindsOfFigure,
  lists,
  isCut: 'The paper shows the first rows, {{shown}} in number. Take the file for all of them.',
}
