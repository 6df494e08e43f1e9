import type { FileValue } from '#platform/web/tables/export/sheet-types.ts'
import { periodBefore, type Period } from '../../../rules/period.ts'
import { subjects, type Grouping, type SubjectKey } from '../../../rules/subjects.ts'

/** What a file says of a figure: money as such, so that a spreadsheet reads an amount and not its hundredths. */
export const inFile = (subject: SubjectKey, figure: string, value: number | null, currency: string): FileValue =>
  value !== null && subjects[subject].figures[figure]!.kind === 'money'
    ? { Minor: Math.round(value), Currency: currency }
    : value

/** Whether rows stand behind a number: also behind a share of none of those that stand below its line. */
export const hasRows = (subject: SubjectKey, figure: string, value: number | null): boolean =>
  value !== null && (value !== 0 || 'of' in subjects[subject].figures[figure]!)

/** What the page is asked for the rows behind a number of the year before; an empty key: of all groups. */
export const lookBefore = (period: Period, by: Grouping, figure: string, key: string) => ({
  period: 'chosen',
  ...periodBefore(period),
  by,
  rows: figure,
  key: by === 'month' && key !== '' ? `${Number(key.slice(0, 4)) - 1}${key.slice(4)}` : key,
})
