import type { Rule } from '#platform/shared/access.ts'
import { isPart, lookupKeys, lookupPath, type LookupKey } from './keys.ts'

export { lookupKeys, withoutUse, type LookupKey } from './keys.ts'

/** What an entry of some lookups has beside code, name, position and active. */
export type ExtraField =
  | 'Spellings'
  | 'Visa'
  | 'Symbol'
  | 'PerUsd'
  | 'MinPercent'
  | 'Occupancy'
  | 'Price'
  | 'Per'
  | 'City'
  | 'Colour'
  | 'AssessmentType'

export interface Lookup {
  readonly key: LookupKey
  /** The published screen. */
  readonly path: `/Setting/${string}`
  /** Shown on that page beside what it is the list of; it has no page of its own. */
  readonly isPart: boolean
  /** Table in the schema `lookups`. */
  readonly table: string
  readonly extra: readonly ExtraField[]
  /** Written in records by its code, not by a reference that the database watches: never deleted. */
  readonly referredByCode: boolean
  /** Its entries are the program's own codes: their words, colours and order are chosen, none is added or taken away. */
  readonly isClosed: boolean
  /** Its entries are neither deleted nor merged; one that is not wanted is set inactive. */
  readonly isKept: boolean
  /** A mail goes out for each of its entries; the page says which. */
  readonly isMailed: boolean
  /** Codes that the program itself goes by: their entries are neither deleted nor merged into another. */
  readonly fixed: readonly string[]
  readonly who: Rule
}

const snake = (key: string) => key.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/** Only what differs from the plain kind is said. `Category` is published for the categories of exam questions. */
const odd: Partial<
  Record<
    LookupKey,
    Partial<Pick<Lookup, 'table' | 'extra' | 'referredByCode' | 'isClosed' | 'isKept' | 'isMailed' | 'fixed'>>
  >
> = {
  Category: { table: 'question_category' },
  ContactType: { fixed: ['EMAIL', 'WORKEMAIL', 'MOBILE'] },
  Nationality: { extra: ['Spellings', 'Visa'] },
  Currency: { extra: ['Symbol', 'PerUsd'], referredByCode: true },
  Language: { referredByCode: true },
  // What a mark is called: results that stand keep theirs.
  ResultBand: { extra: ['MinPercent'], isKept: true },
  RoomType: { extra: ['Occupancy'], fixed: ['SINGLE', 'DOUBLE', 'TRIPLE'] },
  AdditionalFacility: { extra: ['Price', 'Per'] },
  InstructorStatus: { extra: ['Colour'] },
  Status: { extra: ['Colour'], isClosed: true, isMailed: true },
  QuestionType: { extra: ['Colour'], isClosed: true },
  ProposalStatus: { extra: ['Colour'], isClosed: true, isMailed: true },
  AssessmentType: { extra: ['Colour'], isClosed: true },
  CategoryAssessment: { extra: ['AssessmentType'] },
  Hotel: { extra: ['City'] },
}

export const lookups: readonly Lookup[] = lookupKeys.map((key) => ({
  key,
  path: lookupPath(key),
  isPart: isPart(key),
  table: odd[key]?.table ?? snake(key),
  extra: odd[key]?.extra ?? [],
  referredByCode: odd[key]?.referredByCode ?? false,
  isClosed: odd[key]?.isClosed ?? false,
  isKept: odd[key]?.isKept ?? false,
  isMailed: odd[key]?.isMailed ?? false,
  fixed: odd[key]?.fixed ?? [],
  who: 'editorSystemLookup',
}))

const byKey = new Map(lookups.map((lookup) => [lookup.key, lookup]))
export const lookupOf = (key: LookupKey): Lookup => byKey.get(key)!
