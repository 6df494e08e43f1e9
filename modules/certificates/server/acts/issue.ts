import { randomBytes } from 'node:crypto'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { lookToFreeze } from '#platform/server/documents/looks.ts'
import attendanceCertificate from '../../documents/attendance-certificate/document.ts'
import certificate from '../../documents/certificate/document.ts'
import practicalCertificate from '../../documents/practical-certificate/document.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import type { CertificateMode } from '../../rules/modes.ts'
import type { CertifiedClass } from '../store/candidates.ts'
import * as store from '../store/certificates.ts'
import type { Candidate } from './candidates.ts'

/** The form of the printed page; a change of its wording is a new number. */
const template = 1

const paperOf = {
  attendance: attendanceCertificate,
  completion: certificate,
  excellence: certificate,
  practical: practicalCertificate,
} as const

/** What the paper says was reached: nothing where somebody was there, in the practical part what came of that. */
function reachedIn(person: Candidate, kind: IssuedKind) {
  if (kind === 'attendance') return { Percent: null, BandName: null }
  if (kind === 'practical') return { Percent: person.practicalPercent, BandName: null }
  return { Percent: person.percent, BandName: person.bandName }
}

/** What is printed, and how it looks, as it is today. */
export async function snapshotOf(db: Database, course: CertifiedClass, person: Candidate, kind: IssuedKind, now: Date) {
  const { timeZone, academyName } = await settings(db, zoneSettings, academySettings)
  return {
    Kind: kind,
    NameAr: person.nameAr,
    NameEn: person.nameEn,
    CourseName: course.course_name,
    CourseCode: course.course_code,
    ClassCode: course.class_code,
    StartsOn: course.starts_on,
    EndsOn: course.ends_on,
    Hours: course.hours,
    ...reachedIn(person, kind),
    IssuedOn: dayOf(now, timeZone),
    AcademyName: academyName,
    Template: template,
    Look: await lookToFreeze(db, paperOf[kind], kind),
  }
}

/** 128 random bits that cannot be guessed from the serial. */
export const newVerifyCode = (): string => randomBytes(16).toString('hex')

/** Makes the first version under a new serial, prepared or given out at once; the class's people were checked before. */
export async function make(
  db: Database,
  course: CertifiedClass,
  person: Candidate,
  kind: IssuedKind,
  by: { userId: number; now: Date },
  mode: CertificateMode,
): Promise<store.LockedCertificate> {
  const snapshot = await snapshotOf(db, course, person, kind, by.now)
  const serial = await nextNumber(db, 'certificate', by.now)
  return store.add(db, {
    serial,
    version: 1,
    mode,
    kind,
    classId: course.class_id,
    registrationId: person.registrationId,
    traineeId: person.traineeId,
    snapshot,
    verifyCode: newVerifyCode(),
    issuedBy: by.userId,
    issuedAt: by.now,
  })
}
