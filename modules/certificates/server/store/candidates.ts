import { finalAttendance } from '#modules/attendance/server/public.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { roundHalfUp2 } from '#platform/shared/money.ts'
import type { Database } from '#platform/server/database.ts'
import { obstacles, type IssuedKind, type Obstacle } from '../../rules/eligibility.ts'

const settled = new Set(['paid', 'waived', 'creditApproved'])

export async function classOf(db: Database, classId: number) {
  const found = await db
    .selectFrom('classes.class_facts')
    .select([
      'class_id',
      'class_code',
      'course_code',
      'course_name',
      'starts_on',
      'ends_on',
      'hours',
      'attendance_percent',
    ])
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return found ?? refuse(notFound)
}
export type CertifiedClass = Awaited<ReturnType<typeof classOf>>

/** Everybody enrolled with result, attendance and what stands between them and a certificate of this kind. */
export async function candidates(db: Database, course: CertifiedClass, kind: IssuedKind, now: Date) {
  const [people, attendance, top] = await Promise.all([
    db
      .selectFrom('registration.registration_facts as r')
      .leftJoin('evaluation.final_result_facts as f', 'f.registration_id', 'r.registration_id')
      .select([
        'r.registration_id',
        'r.trainee_id',
        'r.trainee_code',
        'r.trainee_name_ar',
        'r.trainee_name_en',
        'r.money',
        'f.percent',
        'f.passed',
        'f.band_id',
        'f.band_name',
        'f.published_at',
      ])
      .where('r.class_id', '=', course.class_id)
      .where('r.is_enrolled', '=', true)
      .orderBy('r.trainee_name_ar')
      .orderBy('r.registration_id')
      .execute(),
    finalAttendance(db, course.class_id, now),
    db
      .selectFrom('lookups.result_band')
      .select('id')
      .where('is_active', '=', true)
      .orderBy('min_percent', 'desc')
      .executeTakeFirst(),
  ])
  return people.map((person) => {
    const present = attendance.get(person.registration_id)
    const published = person.published_at !== null
    const found: Obstacle[] = obstacles(kind, {
      result: published
        ? { passed: person.passed ?? false, isTopBand: person.band_id !== null && person.band_id === top?.id }
        : null,
      attendancePercent: present?.finalPercent ?? null,
      attendanceIsFinal: present?.isComplete ?? false,
      attendanceThreshold: course.attendance_percent,
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
      obstacles: found,
    }
  })
}
export type Candidate = Awaited<ReturnType<typeof candidates>>[number]
