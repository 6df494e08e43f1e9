import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { notEligible } from '../../contract/refusals.ts'
import { certificateSettings } from '../../contract/settings.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import type { LockedCertificate } from '../store/certificates.ts'
import { completedTrack } from '../store/diplomas.ts'
import { holders } from '../store/no-course.ts'
import { candidates, settledMoney } from './candidates.ts'
import { ofCandidate, ofCompletion, withoutCourse, type ToPrint } from './printed.ts'
import { classOf } from './reached.ts'

/** Standings of fees that owe nothing, where a debt stands in the way of a certificate; else null. */
export const settledWhereAsked = async (db: Database): Promise<readonly string[] | null> =>
  (await settings(db, certificateSettings)).certificateAfterFees ? settledMoney : null

/** What a certificate says by the facts of today. Refuses `notEligible` where they no longer carry it. */
export async function asOfToday(db: Database, certificate: LockedCertificate, now: Date): Promise<ToPrint> {
  if (certificate.kind === 'noCourse') return noCourseToday(db, certificate)
  if (certificate.track_completion_id !== null)
    return diplomaToday(db, certificate.track_completion_id, { passesRevoked: true })
  const kind = certificate.kind as IssuedKind
  const course = await classOf(db, certificate.class_id ?? refuse(notFound))
  // What stands of the class is replaced by two people, whatever else of it was revoked.
  const person =
    (await candidates(db, course, kind, { now, passesRevoked: true })).find(
      (each) => each.traineeId === certificate.trainee_id,
    ) ?? refuse(notFound)
  if (person.obstacles.length > 0) refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })
  return ofCandidate(course, person, kind)
}

/** The diploma of a completed track; `passesRevoked`: whether one of it that was revoked stands in nobody's way. */
export async function diplomaToday(
  db: Database,
  completionId: number,
  { passesRevoked }: { readonly passesRevoked: boolean },
): Promise<ToPrint> {
  const track = (await completedTrack(db, completionId, await settledWhereAsked(db))) ?? refuse(notFound)
  const obstacles = [
    ...(track.owes ? ['owesMoney'] : []),
    ...(track.wasRevoked && !passesRevoked ? ['revokedBefore'] : []),
  ]
  if (obstacles.length > 0) refuse(notEligible, { obstacles, trainee: track.traineeCode })
  return ofCompletion(track)
}

async function noCourseToday(db: Database, { trainee_id, snapshot }: LockedCertificate): Promise<ToPrint> {
  const [holder] = await holders(db, [trainee_id])
  return withoutCourse(holder ?? refuse(notFound), snapshot)
}
