import type { Day } from '#platform/shared/values/dates.ts'

/** Whom the rows of a roster become. */
export const rosterKinds = ['trainee', 'instructor'] as const
export type RosterKind = (typeof rosterKinds)[number]

const nameFields = ['nameAr', 'nameEn', 'firstAr', 'middleAr', 'lastAr', 'firstEn', 'middleEn', 'lastEn'] as const
const contactFields = ['email', 'mobile', 'workEmail'] as const
const traineeFields = [
  ...nameFields,
  ...(['gender', 'birthDate', 'nationality', 'passportNumber', 'passportExpiresOn'] as const),
  ...(['email', 'mobile', 'jobTitle', 'employer', 'workEmail'] as const),
] as const
/** Fields whose cells name an entry of a lookup, as the lookup is called. */
export const entryFields = {
  title: 'UserTitle',
  country: 'Country',
  status: 'InstructorStatus',
  sector: 'IndustrySector',
} as const
export type EntryField = keyof typeof entryFields
const instructorFields = [
  ...nameFields,
  ...contactFields,
  ...(['title', 'nationality', 'country', 'status', 'sector'] as const),
  ...(['examiner', 'practicalAssessor', 'dailyFee', 'currency', 'workExperience'] as const),
] as const

/** What a column of a roster may hold, by whom its rows become. */
export const fieldsOfKind = {
  trainee: traineeFields,
  instructor: instructorFields,
} as const satisfies Readonly<Record<RosterKind, readonly string[]>>

export const rosterFields = [...new Set([...traineeFields, ...instructorFields])] as const
export type RosterField = (typeof rosterFields)[number]

/** Without these nobody can be made; an Arabic first name stands for the whole name. */
export const neededFields: readonly RosterField[] = ['nameAr', 'email']

export const findingCodes = [
  'nameArMissing',
  'emailMissing',
  'emailInvalid',
  'emailTwice',
  'emailKnown',
  'passportTwice',
  'passportKnown',
  'passportInvalid',
  'dateInvalid',
  'birthInFuture',
  'birthTooLongAgo',
  'genderUnknown',
  'nationalityUnknown',
  'phoneTooShort',
  'phoneInvalid',
  'tooLong',
  'passportExpired',
  'formulaKept',
  'dateUnlikely',
  'hijriRead',
  'errorCell',
  'lettersLost',
  'nameInvalid',
  'severalLines',
  'dateUnclear',
  'genderByNumber',
  'rowHidden',
  'beyondTitles',
  'entryUnknown',
  'yesOrNoUnknown',
  'feeInvalid',
  'currencyUnknown',
  'currencyMissing',
  'nameKnown',
  'mobileKnown',
  'nameTwice',
  'likelyKnown',
  'likelyTwice',
  'notSaved',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** In what two may agree, the weightiest first. */
export const likelyReasons = ['passport', 'mobile', 'name', 'birthDate', 'nameAlike'] as const
export type LikelyReason = (typeof likelyReasons)[number]

export interface RosterFinding {
  /** As in the file: the header is row 1, the first column is 1. */
  readonly row: number
  readonly column: number
  readonly code: FindingCode
  readonly severity: 'error' | 'warning'
  /** The row that holds the same value, for each `...Twice`. */
  readonly otherRow: number | null
  /** The day that a date of the Hijri calendar was read as, for `hijriRead`. */
  readonly day: Day | null
  /** The code of the record that is likely the same person's, for `nameKnown`, `mobileKnown` and `likelyKnown`. */
  readonly otherCode: string | null
  /** In what both agree, for `likelyKnown` and `likelyTwice`. */
  readonly reasons: readonly LikelyReason[]
}

/** These do not stop an import: the text is taken as it stands. */
const warnings: ReadonlySet<FindingCode> = new Set([
  'passportExpired',
  'formulaKept',
  'hijriRead',
  'errorCell',
  'genderByNumber',
  'rowHidden',
  'beyondTitles',
  'nameKnown',
  'mobileKnown',
  'nameTwice',
  'likelyKnown',
  'likelyTwice',
])
export const severityOf = (code: FindingCode): 'error' | 'warning' => (warnings.has(code) ? 'warning' : 'error')
