import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as reports } from '#modules/reports/text/fr.ts'
import { lists } from '#modules/reports/text/lists/fr.ts'

export const fr: Words<typeof ar> = {
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
  isCut: 'Le papier montre les premières lignes, au nombre de {{shown}}. Prenez le fichier pour les voir toutes.',
}
