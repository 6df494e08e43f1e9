import type { useFormat } from '#platform/web/format.tsx'
import { fullName } from '../../../rules/names.ts'
import type { RosterField } from '../../../rules/roster/fields.ts'
import type { RosterRecord } from './roster-record.ts'

/** The column as spreadsheets name it: the fourth is D. */
export function columnName(column: number): string {
  let letters = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}

/** The cell as spreadsheets name it: column 4 of row 7 is D7. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`

type Finding = RosterRecord['Items'][number]['Findings'][number]

/** What the sentence of a finding names: another row, a day in both calendars, in what two people agree. */
export const findingWords = (
  { OtherRow, Day, OtherCode, Reasons }: Finding,
  format: ReturnType<typeof useFormat>,
  t: (key: `reasons.${Finding['Reasons'][number]}`) => string,
) => ({
  row: format.number(OtherRow),
  day: format.day(Day),
  hijri: format.hijri(Day),
  code: `\u2066${OtherCode ?? ''}\u2069`,
  reasons: format.list(Reasons.map((reason) => t(`reasons.${reason}`))),
})

/** The day that the cell's bare number means, in the reader's words; null: it holds none. */
export function serialDayOf(
  row: RosterRecord['Items'][number],
  column: number,
  format: ReturnType<typeof useFormat>,
): string | null {
  const found = row.Days.find((each) => each.Column === column)
  return found ? format.day(found.Day) : null
}

/** What stands in the row's cell of the field. */
export function cellOf(row: RosterRecord['Items'][number], roster: RosterRecord, field: RosterField): string {
  const at = roster.Mapping.indexOf(field)
  return at < 0 ? '' : (row.Cells[at] ?? '').trim()
}

/** Who the row is: the name in Arabic, whole or in its parts, else in English. */
export const nameOfRow = (row: RosterRecord['Items'][number], roster: RosterRecord): string => {
  const cell = (field: RosterField) => cellOf(row, roster, field)
  const made = (script: 'Ar' | 'En') =>
    fullName({ First: cell(`first${script}`), Middle: cell(`middle${script}`), Last: cell(`last${script}`) })
  return cell('nameAr') || made('Ar') || cell('nameEn') || made('En')
}

const latin: ReadonlySet<RosterField> = new Set([
  'email',
  'workEmail',
  'mobile',
  'passportNumber',
  'dailyFee',
  'currency',
  'nameEn',
  'firstEn',
  'middleEn',
  'lastEn',
])
/** Digits or words: `7 يونيو 2026` is right to left, `07/06/2026` is not. */
const either: ReadonlySet<RosterField> = new Set(['birthDate', 'passportExpiresOn'])

/** Which way the text of a cell is read, for its input; the page's way where nothing is said. */
export function directionOfCell(field: RosterField | null, text: string): { dir?: 'ltr' | 'auto' } {
  if (!field || !text) return {}
  return latin.has(field) ? { dir: 'ltr' } : either.has(field) ? { dir: 'auto' } : {}
}
