import { fullName, splitName, typedName, type KeptName, type NameParts } from '../names.ts'
import type { RosterField } from './fields.ts'

/** What a row says, by field. */
type Said = Readonly<Partial<Record<RosterField, string>>>

/** What stands before the last name, where a file has a name and a last name beside it: `Omar` and `Omar Alrawi` alike. */
const before = (full: string, last: string): string =>
  last !== '' && full.endsWith(` ${last}`) ? full.slice(0, -last.length - 1) : full

function partsOf(
  full: string,
  [first = '', middle = '', last = '']: readonly (string | undefined)[],
): NameParts | undefined {
  if (first !== '') return { First: first, Middle: middle, Last: last }
  if (middle === '' && last === '') return undefined
  const given = splitName(before(full, last))
  return { First: given.First, Middle: fullName({ First: given.Middle, Middle: given.Last, Last: middle }), Last: last }
}

/**
 * The name of a row: its parts; else its full name, split. A full name beside a whole set of parts is that of the
 * passport.
 */
function nameOf(full: string, parts: readonly (string | undefined)[]): KeptName {
  const made = partsOf(full, parts)
  return typedName({ parts: made, full: made && !parts[0] ? '' : full })
}

export const namesOf = (person: Said): { readonly ar: KeptName; readonly en: KeptName } => ({
  ar: nameOf(person.nameAr ?? '', [person.firstAr, person.middleAr, person.lastAr]),
  en: nameOf(person.nameEn ?? '', [person.firstEn, person.middleEn, person.lastEn]),
})
