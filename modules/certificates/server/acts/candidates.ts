import { finalAttendance } from '#modules/attendance/server/public.ts'
import { practicalOfClass } from '#modules/practical/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { Language } from '#platform/shared/actor.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { certificateSettings } from '../../contract/settings.ts'
import { earned, obstacles, type AskedKind, type EligibilityFacts } from '../../rules/eligibility.ts'
import { enrolledWithResults, topBand, type CertifiedClass } from '../store/candidates.ts'

/** Fees that stand in nobody's way. */
export const settledMoney = ['paid', 'waived', 'creditApproved'] as const
const settled: ReadonlySet<string> = new Set(settledMoney)

interface Asking {
  readonly now: Date
  /** Whether a certificate of the class that was revoked stands in nobody's way. */
  readonly passesRevoked: boolean
  /** In which they are listed; Arabic where only one of them is looked for. */
  readonly language?: Language
}

/** Everybody enrolled with result, attendance, the kind they have earned of what is asked, and what stands in the way. */
export async function candidates(
  db: Database,
  course: CertifiedClass,
  asked: AskedKind,
  { now, passesRevoked, language = 'ar' }: Asking,
) {
  const [people, attendance, top, gates, practical] = await Promise.all([
    enrolledWithResults(db, course.class_id, language),
    finalAttendance(db, course.class_id, now),
    topBand(db),
    settings(db, certificateSettings),
    practicalOfClass(db, course.class_id),
  ])
  return people.map((person) => {
    const present = attendance.get(person.registration_id)
    // As the final result counts it and the list shows it.
    const finalPercent = present?.finalPercent ?? null
    const attendancePercent = finalPercent === null ? null : roundHalfUp2(finalPercent)
    const practicalPercent = practical?.percents.get(person.registration_id) ?? null
    const published = person.published_at !== null
    const facts: EligibilityFacts = {
      result: published
        ? { passed: person.passed ?? false, isTopBand: person.band_id !== null && person.band_id === top?.id }
        : null,
      attendancePercent,
      attendanceIsFinal: present?.isComplete ?? false,
      attendanceThreshold: course.attendance_percent,
      practical: practical && { percent: practicalPercent, passPercent: practical.passPercent },
      owes: gates.certificateAfterFees && !settled.has(person.money),
      owesFeedback: gates.certificateAfterFeedback && Boolean(person.owes_feedback),
      wasRevoked: Boolean(person.was_revoked) && !passesRevoked,
    }
    return {
      registrationId: person.registration_id,
      traineeId: person.trainee_id,
      traineeCode: person.trainee_code,
      nameAr: person.trainee_name_ar,
      nameEn: person.trainee_name_en,
      gender: person.gender,
      percent: published ? person.percent : null,
      bandName: published ? person.band_name : null,
      attendancePercent,
      practicalPercent,
      wasRevoked: Boolean(person.was_revoked),
      ...(asked === 'earned' ? earned(facts) : ofKind(asked, obstacles(asked, facts))),
    }
  })
}
export type Candidate = Awaited<ReturnType<typeof candidates>>[number]

const ofKind = <Kind, Found>(kind: Kind, found: readonly Found[]) => ({
  kind: found.length === 0 ? kind : null,
  obstacles: [...found],
})
