import type { IssuedKind } from '../../rules/eligibility.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import type { CertifiedClass } from '../store/candidates.ts'
import type { CompletedTrack } from '../store/diplomas.ts'
import type { Snapshot } from '../store/certificates.ts'
import type { Candidate } from './candidates.ts'

/** What a certificate is given for and to whom, before anything is frozen. */
export interface ToPrint {
  readonly kind: CertificateKind
  readonly holder: {
    readonly traineeId: number
    readonly nameAr: string
    readonly nameEn: string
    readonly gender: string | null
  }
  readonly says: Pick<
    Snapshot,
    'CourseName' | 'CourseCode' | 'ClassCode' | 'StartsOn' | 'EndsOn' | 'Hours' | 'Percent' | 'BandName'
  > &
    Partial<Pick<Snapshot, 'Description' | 'Courses'>>
  /** Which records it belongs to. */
  readonly of: {
    readonly classId?: number
    readonly registrationId?: number
    readonly trackCompletionId?: number
  }
}

/** What the paper says was reached: nothing where somebody was there, in the practical part what came of that. */
function reachedIn(person: Candidate, kind: IssuedKind) {
  if (kind === 'attendance') return { Percent: null, BandName: null }
  if (kind === 'practical') return { Percent: person.practicalPercent, BandName: null }
  return { Percent: person.percent, BandName: person.bandName }
}

/** Of somebody in a class. */
export const ofCandidate = (course: CertifiedClass, person: Candidate, kind: IssuedKind): ToPrint => ({
  kind,
  holder: person,
  says: {
    CourseName: course.course_name,
    CourseCode: course.course_code,
    ClassCode: course.class_code,
    StartsOn: course.starts_on,
    EndsOn: course.ends_on,
    Hours: course.hours,
    ...reachedIn(person, kind),
  },
  of: { classId: course.class_id, registrationId: person.registrationId },
})

/** Of who has completed a track: the diploma's name, or that of a track that stands free. */
export const ofCompletion = (track: CompletedTrack): ToPrint => ({
  kind: 'diploma',
  holder: track,
  says: {
    CourseName: track.diplomaName ?? track.trackName,
    CourseCode: track.diplomaCode ?? track.trackCode,
    ClassCode: null,
    StartsOn: null,
    EndsOn: null,
    Hours: track.hours,
    Percent: null,
    BandName: null,
    Courses: track.courses,
  },
  of: { trackCompletionId: track.id },
})

/** Without a course: worded by whoever prepared it. */
export const withoutCourse = (
  holder: ToPrint['holder'],
  { CourseName, Description }: Pick<Snapshot, 'CourseName' | 'Description'>,
): ToPrint => ({
  kind: 'noCourse',
  holder,
  says: {
    CourseName,
    ...(Description && { Description }),
    CourseCode: null,
    ClassCode: null,
    StartsOn: null,
    EndsOn: null,
    Hours: null,
    Percent: null,
    BandName: null,
  },
  of: {},
})
