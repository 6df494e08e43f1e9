import type { Rule } from '#platform/shared/access.ts'

/** What an entry of some lookups has beside code, name, position and active. */
export type ExtraField = 'Spellings' | 'Symbol' | 'PerUsd' | 'MinPercent'

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
  /** Its entries are neither deleted nor merged; one that is not wanted is set inactive. */
  readonly isKept: boolean
  /** Codes that the program itself goes by: their entries are neither deleted nor merged into another. */
  readonly fixed: readonly string[]
  readonly who: Rule
}

const keys = [
  'Language',
  'Nationality',
  'Country',
  'Currency',
  'CourseCategory',
  'CourseLevel',
  'CourseType',
  'CourseAreaOfStudy',
  'ClassRoomKind',
  'Facility',
  'ExamType',
  'QuestionLevel',
  'Category',
  'ContactType',
  'EducationDegree',
  'IndustrySector',
  'PaymentType',
  'UserTitle',
  'MaritalStatus',
  'MaterialType',
  'InstructorStatus',
  'ParticipationType',
  'TrainingStrategy',
  'RequestLocation',
  'Provider',
  'ResultBand',
  'DocumentCategory',
] as const
export type LookupKey = (typeof keys)[number]
export const lookupKeys = keys

const snake = (key: string) => key.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/** Only what differs from the plain kind is said. `Category` is published for the categories of exam questions. */
const odd: Partial<
  Record<
    LookupKey,
    Partial<Pick<Lookup, 'table' | 'extra' | 'referredByCode' | 'isKept' | 'fixed' | 'path' | 'isPart'>>
  >
> = {
  ClassRoomKind: { path: '/Setting/ClassRoom?tab=kinds', isPart: true },
  Category: { table: 'question_category' },
  DocumentCategory: { path: '/Setting/Documentation?tab=categories', isPart: true },
  ContactType: { fixed: ['EMAIL', 'WORKEMAIL', 'MOBILE'] },
  Nationality: { extra: ['Spellings'] },
  Currency: { extra: ['Symbol', 'PerUsd'], referredByCode: true },
  Language: { referredByCode: true },
  Provider: { path: '/Setting/provider' },
  // What a mark is called: results that stand keep theirs.
  ResultBand: { extra: ['MinPercent'], isKept: true },
}

/**
 * Lists that no record refers to yet. Their calls and pages stay, and nothing leads to them. A list comes back by leaving
 * this array, in the change that gives it its first column; the page of settings then names it (a test sees to that).
 */
export const withoutUse: readonly LookupKey[] = ['MaterialType', 'ParticipationType', 'PaymentType', 'RequestLocation']

export const lookups: readonly Lookup[] = keys.map((key) => ({
  key,
  path: odd[key]?.path ?? `/Setting/${key}`,
  isPart: odd[key]?.isPart ?? false,
  table: odd[key]?.table ?? snake(key),
  extra: odd[key]?.extra ?? [],
  referredByCode: odd[key]?.referredByCode ?? false,
  isKept: odd[key]?.isKept ?? false,
  fixed: odd[key]?.fixed ?? [],
  who: 'editorSystemLookup',
}))

const byKey = new Map(lookups.map((lookup) => [lookup.key, lookup]))
export const lookupOf = (key: LookupKey): Lookup => byKey.get(key)!
