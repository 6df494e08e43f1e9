import { cleanText } from '#platform/shared/text.ts'
import { readCell, type CellContext, type RosterRow } from './cell.ts'
import { longestName, shownName } from '../names.ts'
import { namesOf } from './names.ts'
import { severityOf, type RosterField, type RosterFinding } from './fields.ts'
import { findLikely, findLikelyTrainees, type Find, type LikelyPerson } from './likely.ts'
import type { RosterPerson } from './person.ts'
import { unclearDays } from './serial-days.ts'

export type { RosterRow } from './cell.ts'
export type { RosterPerson } from './person.ts'

/** What the academy already has. */
export interface Known extends CellContext {
  readonly emails: ReadonlySet<string>
  readonly passports: ReadonlySet<string>
  /** Of whom rows may be a second record: codes by the folded name and by the telephone number. Absent: nobody looks. */
  readonly likely?: { readonly names: ReadonlyMap<string, string>; readonly mobiles: ReadonlyMap<string, string> }
  /** Of trainees, among whom a name alone says little: by row the record that is likely the same person's. */
  readonly likelyTrainees?: ReadonlyMap<number, LikelyPerson>
}

export interface CheckedRoster {
  readonly findings: readonly RosterFinding[]
  /** The rows without errors that are not skipped. */
  readonly people: readonly RosterPerson[]
  /** What can be read of every row that is not skipped, whatever is wrong in its other cells. */
  readonly said: readonly RosterPerson[]
  readonly blankRows: readonly number[]
}

export const isBlank = (row: RosterRow): boolean => row.cells.every((cell) => cleanText(cell) === '')

interface Value {
  readonly row: number
  readonly column: number
  readonly value: string
  /** Written the way it is kept: lower case for an address, Western digits and capitals for a passport. */
  readonly isAsWritten: boolean
}

/** Whether the row says the Arabic name: whole, or the first name of its parts. */
const isNamed = (row: RosterRow, mapping: readonly (RosterField | null)[], known: Known): boolean =>
  mapping.some(
    (field, at) =>
      (field === 'nameAr' || field === 'firstAr') && readCell(field, row.cells[at] ?? '', known).value !== null,
  )

/** The field at which a name that its parts make too long is said. */
function longName(person: RosterPerson): RosterField | null {
  const { ar, en } = namesOf(person)
  const fields = { ar: ['firstAr', 'nameAr'], en: ['firstEn', 'nameEn'] } as const
  const script = [ar, en].findIndex((name) => shownName(name).length > longestName)
  return script < 0 ? null : (fields[script === 0 ? 'ar' : 'en'].find((field) => person[field]) ?? null)
}

/** Cells that hold something right of the last title, in columns that are not imported. */
const beyond = (row: RosterRow, mapping: readonly (RosterField | null)[], titled: number): number[] =>
  row.cells.flatMap((cell, at) => (at >= titled && !mapping[at] && cleanText(cell) !== '' ? [at] : []))

/**
 * Reads every cell of a roster and says everything that is wrong with it, each finding at its cell. `titled` is how many
 * columns the header reaches.
 */
export function checkRoster(
  rows: readonly RosterRow[],
  mapping: readonly (RosterField | null)[],
  known: Known,
  titled: number = mapping.length,
): CheckedRoster {
  const findings: RosterFinding[] = []
  const people: RosterPerson[] = []
  const blankRows: number[] = []
  const emails: Value[] = []
  const passports: Value[] = []
  const find: Find = (row, column, code, more = {}) =>
    void findings.push({
      row,
      column,
      code,
      severity: severityOf(code),
      otherRow: null,
      day: null,
      otherCode: null,
      reasons: [],
      ...more,
    })
  const first = Math.max(0, mapping.findIndex(Boolean))

  for (const row of rows) {
    if (isBlank(row)) {
      blankRows.push(row.row)
      continue
    }
    const person: { row: number } & Partial<Record<RosterField, string>> = { row: row.row }
    let lacksName = !isNamed(row, mapping, known)
    mapping.forEach((field, at) => {
      if (!field) return
      const cell = row.cells[at] ?? ''
      const { value, codes: all } = readCell(field, cell, known)
      // Said once, where neither a full name nor a first name is there.
      const codes = all.filter((code) => code !== 'nameArMissing' || lacksName)
      if (codes.includes('nameArMissing')) lacksName = false
      for (const code of codes) find(row.row, at + 1, code, { day: code === 'hijriRead' ? value : null })
      if (value === null) return
      person[field] = value
      if (row.isSkipped) return
      const place = { row: row.row, column: at + 1, value, isAsWritten: cleanText(cell) === value }
      if (field === 'email') emails.push(place)
      if (field === 'passportNumber') passports.push(place)
    })
    const long = longName(person)
    if (long) find(row.row, mapping.indexOf(long) + 1, 'tooLong')
    if (person.dailyFee && !/[A-Z]/.test(person.dailyFee)) {
      if (person.currency) person.dailyFee = `${person.dailyFee} ${person.currency}`
      else find(row.row, mapping.indexOf('dailyFee') + 1, 'currencyMissing')
    }
    if (row.isHidden) find(row.row, first + 1, 'rowHidden')
    for (const at of beyond(row, mapping, titled)) find(row.row, at + 1, 'beyondTitles')
    if (!row.isSkipped) people.push(person)
  }

  for (const { row, column } of unclearDays(rows, mapping)) find(row, column, 'dateUnclear')
  for (const { place, otherRow } of repeated(emails)) find(place.row, place.column, 'emailTwice', { otherRow })
  for (const { place, otherRow } of repeated(passports)) find(place.row, place.column, 'passportTwice', { otherRow })
  for (const place of emails) if (known.emails.has(place.value)) find(place.row, place.column, 'emailKnown')
  for (const place of passports) if (known.passports.has(place.value)) find(place.row, place.column, 'passportKnown')

  if (known.likely) findLikely(people, mapping, known.likely, find)
  if (known.likelyTrainees) findLikelyTrainees(people, mapping, known.likelyTrainees, find)

  findings.sort((one, other) => one.row - other.row || one.column - other.column)
  const faulty = new Set(findings.filter((each) => each.severity === 'error').map((each) => each.row))
  return { findings, people: people.filter((person) => !faulty.has(person.row)), said: people, blankRows }
}

/**
 * The places that repeat a value. One place keeps it: the first that writes it as it is kept, for an address in
 * capitals is more likely the one that was put in wrongly; else the first of all.
 */
function repeated(values: readonly Value[]): { place: Value; otherRow: number }[] {
  return [...Map.groupBy(values, (each) => each.value).values()].flatMap((places) => {
    const keeper = places.find((place) => place.isAsWritten) ?? places[0]!
    return places.filter((place) => place !== keeper).map((place) => ({ place, otherRow: keeper.row }))
  })
}
