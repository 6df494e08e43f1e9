import { lockWithRow } from '#modules/classes/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/record/states.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { notEligible } from '../../contract/refusals.ts'
import { standingFor, type AskedKind } from '../../rules/eligibility.ts'
import { certificateModes, mayIssueAfterRevocation, type CertificateMode } from '../../rules/modes.ts'
import { candidates } from '../acts/candidates.ts'
import { freeze, make } from '../acts/issue.ts'
import { ofCandidate } from '../acts/printed.ts'
import { giveDiplomas } from '../acts/diplomas.ts'
import { asIssuer, refuseOwn } from '../acts/issuer.ts'
import { noun } from '../acts/noun.ts'
import { classOf, take } from '../acts/reached.ts'
import { liveOfClass } from '../store/certificates.ts'

type Issuing = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record' | 'vault'>

interface Wanted {
  readonly classId: number
  readonly kind: AskedKind
  readonly traineeIds: readonly number[]
}

/**
 * Prepares certificates for the named people of a class and, where `issues`, gives them out to look at; all or none.
 * Who has a live one of the kind already keeps it.
 */
async function certify(asked: Issuing, { classId, kind, traineeIds }: Wanted, issues: boolean) {
  const { db, actor, now } = asked
  const issuer = asIssuer(actor)
  const course = await classOf(db, classId)
  // Who presses at the same moment waits, and finds them issued.
  await lockWithRow(db, classId)
  const asking = { now, passesRevoked: mayIssueAfterRevocation(issuer) }
  const people = new Map((await candidates(db, course, kind, asking)).map((person) => [person.traineeId, person]))
  const live = Map.groupBy(await liveOfClass(db, actor, classId), ({ TraineeID }) => TraineeID)
  const standing: { ID: number; Serial: string }[] = []
  let [prepared, issued] = [0, 0]
  for (const traineeId of [...new Set(traineeIds)].toSorted((one, other) => one - other)) {
    refuseOwn(actor, traineeId)
    const person = people.get(traineeId) ?? refuse(notFound)
    // Who has one of the kind that was asked for, or a better one, keeps it, also where a change of marks stands in the way by now.
    const before = standingFor(kind, person.kind, live.get(traineeId) ?? [])
    if (before && (before.Mode !== 'prepared' || !issues)) {
      standing.push({ ID: before.ID, Serial: before.Serial })
      continue
    }
    if (person.kind === null) return refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })
    const toPrint = ofCandidate(course, person, person.kind)
    const issuedMode = (from: CertificateMode) =>
      next(certificateModes, from, 'issue', issuer) ?? refuse(notNow, { action: 'issue', state: from })
    if (before) {
      const certificate = await take(asked, before.ID)
      // What is printed is of the day of issue, also where it was prepared before.
      const { snapshot, signed } = await freeze(asked, toPrint, certificate)
      const set = {
        mode: issuedMode(certificate.mode),
        snapshot: json(snapshot),
        signed,
        issued_by: actor.userId,
        issued_at: now,
      }
      await writeAct(asked, noun, certificate, 'issue', { set })
      standing.push({ ID: certificate.id, Serial: certificate.serial })
    } else {
      const { initial } = certificateModes
      const certificate = await make(asked, toPrint, issues ? issuedMode(initial) : initial)
      await writeNew(asked, noun, certificate, issues ? 'issue' : 'prepare')
      standing.push({ ID: certificate.id, Serial: certificate.serial })
    }
    if (issues) issued++
    else prepared++
  }
  return { standing, prepared, issued }
}

const wantedOf = (body: { CourseClassID: number; Kind: AskedKind; TraineeIDs: readonly number[] }): Wanted => ({
  classId: body.CourseClassID,
  kind: body.Kind,
  traineeIds: body.TraineeIDs,
})

export const saveTraineeCertificate: Handler<typeof calls.saveTraineeCertificate> = async (asked) => {
  const { CourseClassID, Certificate, TraineeID } = asked.query
  const wanted = { classId: CourseClassID, kind: Certificate, traineeIds: [TraineeID] }
  return (await certify(asked, wanted, true)).standing[0]!
}

export const prepareCertificates: Handler<typeof calls.prepareCertificates> = async (asked) => ({
  Prepared: (await certify(asked, wantedOf(asked.body), false)).prepared,
})

export const issueCertificates: Handler<typeof calls.issueCertificates> = async (asked) => ({
  Issued: (await certify(asked, wantedOf(asked.body), true)).issued,
})

export const issueDiplomas: Handler<typeof calls.issueDiplomas> = async (asked) => ({
  Issued: await giveDiplomas(asked, asked.body.IDs),
})
