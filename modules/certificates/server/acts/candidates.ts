import { finalAttendance } from '#modules/attendance/server/public.ts'
import { practicalOfClass } from '#modules/practical/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { obstacles, type IssuedKind, type Obstacle } from '../../rules/eligibility.ts'
import { enrolledWithResults, topBand, type CertifiedClass } from '../store/candidates.ts'

const settled = new Set(['paid', 'waived', 'creditApproved'])

/** Everybody enrolled with result, attendance and what stands between them and a certificate of this kind. */
export async function candidates(db: Database, course: CertifiedClass, kind: IssuedKind, now: Date) {
  const [people, attendance, top, practical] = await Promise.all([
    enrolledWithResults(db, course.class_id),
    finalAttendance(db, course.class_id, now),
    topBand(db),
    practicalOfClass(db, course.class_id),
  ])
  return people.map((person) => {
    const present = attendance.get(person.registration_id)
    const practicalPercent = practical?.percents.get(person.registration_id) ?? null
    const published = person.published_at !== null
    const found: Obstacle[] = obstacles(kind, {
      result: published
        ? { passed: person.passed ?? false, isTopBand: person.band_id !== null && person.band_id === top?.id }
        : null,
      attendancePercent: present?.finalPercent ?? null,
      attendanceIsFinal: present?.isComplete ?? false,
      attendanceThreshold: course.attendance_percent,
      practical: practical && { percent: practicalPercent, passPercent: practical.passPercent },
      owes: !settled.has(person.money),
    })
    return {
      registrationId: person.registration_id,
      traineeId: person.trainee_id,
      traineeCode: person.trainee_code,
      nameAr: person.trainee_name_ar,
      nameEn: person.trainee_name_en,
      percent: published ? person.percent : null,
      bandName: published ? person.band_name : null,
      attendancePercent:
        present?.finalPercent === undefined || present.finalPercent === null
          ? null
          : roundHalfUp2(present.finalPercent),
      practicalPercent,
      obstacles: found,
    }
  })
}
export type Candidate = Awaited<ReturnType<typeof candidates>>[number]
