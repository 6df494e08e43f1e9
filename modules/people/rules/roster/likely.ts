import { foldDigits, foldText } from '#platform/shared/text.ts'
import { shownName } from '../names.ts'
import { passportEnding } from '../passport-key.ts'
import type { FindingCode, LikelyReason, RosterField, RosterFinding } from './fields.ts'
import { namesOf } from './names.ts'
import type { RosterPerson } from './person.ts'

export type Find = (row: number, column: number, code: FindingCode, more?: Partial<RosterFinding>) => void

/** The record that a row's person likely has already. */
export interface LikelyPerson {
  readonly code: string
  readonly reasons: readonly LikelyReason[]
}

type Mapping = readonly (RosterField | null)[]

/** The column, from 1, in which a row says its name. */
const nameColumn = (person: RosterPerson, mapping: Mapping): number =>
  mapping.findIndex((field) => field !== null && /^(name|first)/.test(field) && person[field]) + 1

/** The names of a row in both scripts, folded, as names are compared. */
export const namesSaid = (person: RosterPerson): string[] => {
  const { ar, en } = namesOf(person)
  return [ar, en].flatMap((name) => foldText(shownName(name)) || [])
}

/** Rows that are likely somebody whom the academy has, or whom another row names: told, for two people may share a name. */
export function findLikely(
  people: readonly RosterPerson[],
  mapping: Mapping,
  { names, mobiles }: { readonly names: ReadonlyMap<string, string>; readonly mobiles: ReadonlyMap<string, string> },
  find: Find,
): void {
  const first = new Map<string, number>()
  for (const person of people) {
    const said = namesSaid(person)
    const otherCode = said.flatMap((name) => names.get(name) ?? [])[0]
    const otherRow = said.flatMap((name) => first.get(name) ?? [])[0]
    if (otherCode) find(person.row, nameColumn(person, mapping), 'nameKnown', { otherCode })
    else if (otherRow) find(person.row, nameColumn(person, mapping), 'nameTwice', { otherRow })
    for (const name of said) if (!first.has(name)) first.set(name, person.row)
    const owner = person.mobile && mobiles.get(person.mobile)
    if (owner) find(person.row, mapping.indexOf('mobile') + 1, 'mobileKnown', { otherCode: owner })
  }
}

/** By what a row is compared with trainees; empty where it does not say. */
export interface Compared {
  readonly row: number
  readonly ar: string
  readonly en: string
  readonly born: string
  /** The last nine digits, as the database compares numbers. */
  readonly mobile: string
  readonly ending: string
  readonly expires: string
}

export function comparedOf(person: RosterPerson): Compared {
  const { ar, en } = namesOf(person)
  const digits = foldDigits(person.mobile ?? '').replace(/\D/g, '')
  return {
    row: person.row,
    ar: foldText(shownName(ar)),
    en: foldText(shownName(en)),
    born: person.birthDate ?? '',
    mobile: digits.length >= 8 ? digits.slice(-9) : '',
    ending: person.passportNumber ? passportEnding(person.passportNumber) : '',
    expires: person.passportExpiresOn ?? '',
  }
}

/** What agrees is weighed as among records; from 50 on two are likely one (the database has the same weights). */
function reasonsOf(one: Compared, other: Compared): LikelyReason[] {
  const is = {
    passport: one.ending !== '' && one.ending === other.ending && one.expires !== '' && one.expires === other.expires,
    mobile: one.mobile !== '' && one.mobile === other.mobile,
    ar: one.ar !== '' && one.ar === other.ar,
    en: one.en !== '' && one.en === other.en,
    birthDate: one.born !== '' && one.born === other.born,
  }
  const name = is.ar && (is.en || !one.en || !other.en) ? 40 : is.ar || is.en ? 30 : 0
  const score = (is.passport ? 35 : 0) + (is.mobile ? 30 : 0) + (is.birthDate ? 25 : 0) + name
  if (score < 50) return []
  return (['passport', 'mobile', 'name', 'birthDate'] as const).filter((each) =>
    each === 'name' ? name > 0 : is[each],
  )
}

/** A value that many rows share is a company's, or was filled in for everybody: who comes after these is not compared by it. */
const most = 20

/** The same of trainees: of each row the record that is likely its person's, else the first row that likely is. */
export function findLikelyTrainees(
  people: readonly RosterPerson[],
  mapping: Mapping,
  known: ReadonlyMap<number, LikelyPerson>,
  find: Find,
): void {
  const met = new Map<string, Compared[]>()
  for (const person of people) {
    const one = comparedOf(person)
    const keys = [
      one.born && one.ar && `${one.born} ar ${one.ar}`,
      one.born && one.en && `${one.born} en ${one.en}`,
      one.mobile && `mobile ${one.mobile}`,
      one.ending && one.expires && `${one.ending} ${one.expires}`,
    ].filter(Boolean)
    const alike = keys
      .flatMap((key) => met.get(key) ?? [])
      .toSorted((a, b) => a.row - b.row)
      .find((other) => reasonsOf(one, other).length > 0)
    const column = nameColumn(person, mapping) || 1
    const likely = known.get(person.row)
    if (likely) find(person.row, column, 'likelyKnown', { otherCode: likely.code, reasons: likely.reasons })
    else if (alike) find(person.row, column, 'likelyTwice', { otherRow: alike.row, reasons: reasonsOf(one, alike) })
    for (const key of keys) {
      const rows = met.get(key)
      if (!rows) met.set(key, [one])
      else if (rows.length < most) rows.push(one)
    }
  }
}
