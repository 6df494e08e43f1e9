import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { notEligible } from '../../contract/refusals.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { issue } from '../issue.ts'
import { candidates, classOf } from '../store/candidates.ts'
import { liveOfClass } from '../store/certificates.ts'

type Issuing = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'>

/** Issues to the named people of a class, all or none; who has a live one of the kind already keeps it. */
async function issueTo(
  { db, actor, now, record }: Issuing,
  classId: number,
  kind: IssuedKind,
  traineeIds: readonly number[],
) {
  const course = await classOf(db, classId)
  const people = new Map((await candidates(db, course, kind, now)).map((person) => [person.traineeId, person]))
  const live = new Map(
    (await liveOfClass(db, classId)).filter((each) => each.Kind === kind).map((each) => [each.TraineeID, each]),
  )
  const wanted = [...new Set(traineeIds)].toSorted((one, other) => one - other)
  const standing: { ID: number; Serial: string }[] = []
  let issued = 0
  for (const traineeId of wanted) {
    const person = people.get(traineeId) ?? refuse(notFound)
    const before = live.get(traineeId)
    if (before) {
      standing.push({ ID: before.ID, Serial: before.Serial })
      continue
    }
    if (person.obstacles.length > 0) refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })
    const { id, serial } = await issue(db, course, person, kind, { userId: actor.userId, now })
    await record({
      kind: 'certificateIssued',
      subject: ['certificate', id],
      data: { classId, traineeId, serial, kind },
      after: { serial, version: 1, mode: 'issuedDownloadable' },
    })
    standing.push({ ID: id, Serial: serial })
    issued++
  }
  return { standing, issued }
}

export const saveTraineeCertificate: Handler<typeof calls.saveTraineeCertificate> = async (asked) => {
  const { query } = asked
  const { standing } = await issueTo(asked, query.CourseClassID, query.Certificate, [query.TraineeID])
  return standing[0]!
}

export const issueCertificates: Handler<typeof calls.issueCertificates> = async (asked) => {
  const { body } = asked
  const { issued } = await issueTo(asked, body.CourseClassID, body.Kind, body.TraineeIDs)
  return { Issued: issued }
}
