import type { Day } from '#platform/shared/values/dates.ts'

/** What a column of a roster may hold. */
export const rosterFields = [
  'nameAr',
  'nameEn',
  'firstAr',
  'middleAr',
  'lastAr',
  'firstEn',
  'middleEn',
  'lastEn',
  'gender',
  'birthDate',
  'nationality',
  'passportNumber',
  'passportExpiresOn',
  'email',
  'mobile',
  'jobTitle',
  'employer',
  'workEmail',
] as const
export type RosterField = (typeof rosterFields)[number]

/** Without these no trainee can be made; an Arabic first name stands for the whole name. */
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
  'genderByNumber',
  'rowHidden',
  'beyondTitles',
] as const
export type FindingCode = (typeof findingCodes)[number]

export interface RosterFinding {
  /** As in the file: the header is row 1, the first column is 1. */
  readonly row: number
  readonly column: number
  readonly code: FindingCode
  readonly severity: 'error' | 'warning'
  /** The row that holds the same value, for the two `...Twice`. */
  readonly otherRow: number | null
  /** The day that a date of the Hijri calendar was read as, for `hijriRead`. */
  readonly day: Day | null
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
])
export const severityOf = (code: FindingCode): 'error' | 'warning' => (warnings.has(code) ? 'warning' : 'error')
