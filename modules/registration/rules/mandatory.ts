import type { Day } from '#platform/shared/values/dates.ts'
import { passportLongEnough } from './passport.ts'

/** What a registration asks of the trainee's profile. */
export interface TraineeFacts {
  readonly nameAr: string
  readonly nameEn: string
  readonly gender: string | null
  readonly birthDate: Day | null
  readonly nationality: string | null
  /** Of the number as much as lists show; null: there is none. */
  readonly passportEnding: string | null
  readonly passportExpiresOn: Day | null
  readonly email: string
  readonly workEmail: string
  readonly mobile: string
}

export const mandatoryFields = [
  'nameAr',
  'nameEn',
  'gender',
  'birthDate',
  'nationality',
  'passportNumber',
  'email',
  'workEmail',
  'mobile',
  'passportExpiresOn',
  'passportValidity',
] as const
export type MandatoryField = (typeof mandatoryFields)[number]

// Marks belong to the word: a name written with its vowels is still one word.
const arabicWord = /[\p{Script=Arabic}\p{M}]{2,}/gu
const latinWord = /[\p{Script=Latin}\p{M}]{2,}/gu
const wordsIn = (text: string, word: RegExp) => text.match(word)?.length ?? 0

/**
 * What is still missing before the registration can be submitted. Names need two words in their own script, as they
 * stand in the passport; the passport's expiry matters only where a visa may be needed.
 */
export function missingData(
  trainee: TraineeFacts,
  visit: { mayNeedVisa: boolean; endsOn: Day; passportMonths?: number },
): MandatoryField[] {
  const missing: Record<MandatoryField, boolean> = {
    nameAr: wordsIn(trainee.nameAr, arabicWord) < 2,
    nameEn: wordsIn(trainee.nameEn, latinWord) < 2,
    gender: !trainee.gender,
    birthDate: !trainee.birthDate,
    nationality: !trainee.nationality,
    passportNumber: !trainee.passportEnding?.trim(),
    email: !trainee.email.trim(),
    workEmail: !trainee.workEmail.trim(),
    mobile: !trainee.mobile.trim(),
    passportExpiresOn: visit.mayNeedVisa && !trainee.passportExpiresOn,
    passportValidity:
      visit.mayNeedVisa &&
      trainee.passportExpiresOn !== null &&
      !passportLongEnough(trainee.passportExpiresOn, visit.endsOn, visit.passportMonths),
  }
  return mandatoryFields.filter((field) => missing[field])
}

/** How many people an organization sends to a class at once. */
export const mostSent = 100

/** Whether somebody can be registered to a class, or what keeps them from it: the first of these that holds. */
export const sendingVerdicts = [
  'alreadyRegistered',
  'inactive',
  'mandatoryDataMissing',
  'prerequisiteMissing',
  'calendarClash',
  'ready',
] as const
export type SendingVerdict = (typeof sendingVerdicts)[number]

/** What is known of somebody who is to be sent. */
export interface Sendable {
  readonly registered: boolean
  /** Not set inactive by the academy. */
  readonly isActive: boolean
  readonly missing: readonly unknown[]
  readonly missingCourses: readonly unknown[]
  /** In another class at the same hours. */
  readonly clashes: boolean
}

export function sendingVerdict({ registered, isActive, missing, missingCourses, clashes }: Sendable): SendingVerdict {
  if (registered) return 'alreadyRegistered'
  if (!isActive) return 'inactive'
  if (missing.length > 0) return 'mandatoryDataMissing'
  if (missingCourses.length > 0) return 'prerequisiteMissing'
  return clashes ? 'calendarClash' : 'ready'
}
