import { writeNew } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { notEligible } from '../../contract/refusals.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import * as store from '../store/certificates.ts'
import { candidates } from './candidates.ts'
import { newVerifyCode, snapshotOf } from './issue.ts'
import { move } from './move.ts'
import { noun } from './noun.ts'
import { classOf } from './reached.ts'

/** The next version under the same serial, from the facts of today; the old one is superseded. */
export async function renew(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>,
  old: store.LockedCertificate,
  reason: string,
  agreed: { readonly changeId: number; readonly askedBy: number },
): Promise<void> {
  const { db, actor, now } = asked
  const kind = old.kind as IssuedKind
  const course = await classOf(db, old.class_id!)
  const person =
    (await candidates(db, course, kind, now)).find((each) => each.traineeId === old.trainee_id) ?? refuse(notFound)
  if (person.obstacles.length > 0) refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })
  await move(asked, old, 'supersede', 'secondPerson', { reason })
  const renewed = await store.add(db, {
    serial: old.serial,
    version: old.version + 1,
    // Whoever could print the old one can print what replaces it; a hidden one comes back to be looked at.
    mode: old.mode === 'issuedDownloadable' ? old.mode : 'issuedLocked',
    kind,
    classId: old.class_id!,
    registrationId: old.registration_id!,
    traineeId: old.trainee_id,
    snapshot: await snapshotOf(db, course, person, kind, now),
    verifyCode: newVerifyCode(),
    issuedBy: actor.userId,
    issuedAt: now,
  })
  await writeNew(asked, noun, renewed, 'regenerate', { replaces: old.id, reason, ...agreed })
}
