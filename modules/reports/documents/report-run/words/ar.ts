import { ar as reports } from '#modules/reports/text/ar.ts'
import { lists } from '#modules/reports/text/lists/ar.ts'

export const ar = {
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
  isCut: 'على الورق أول {{shown}} من الصفوف. خذ الملف لتراها كلها.',
} as const
