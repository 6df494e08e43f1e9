import { writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { alreadyIssued } from '../../contract/refusals.ts'
import { certificateModes, issuerOfKind, mayBeDeleted } from '../../rules/modes.ts'
import type { LockedCertificate } from '../store/certificates.ts'
import { changes } from '../store/changes.ts'
import * as store from '../store/no-course.ts'
import { freeze, make } from './issue.ts'
import { refuseOwn } from './issuer.ts'
import { move } from './move.ts'
import { noun } from './noun.ts'
import { withoutCourse } from './printed.ts'
import { take } from './reached.ts'
import { asOfToday } from './today.ts'

type Doing = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record' | 'vault'>

interface Wanted {
  readonly traineeIds: readonly number[]
  readonly CourseName: Trilingual
  readonly Description: Trilingual
}

/** What is empty in one language is left out, so that the same wording is the same row. */
const said = (text: { readonly [language in keyof Trilingual]: string | null | undefined }): Trilingual =>
  Object.fromEntries(Object.entries(text).flatMap(([language, words]) => (words ? [[language, words]] : [])))

/**
 * Prepares a certificate of this wording for each of these people and asks a second person to approve. Who has it already
 * keeps it; one that was rejected is asked for once more.
 */
export async function prepareWithoutCourse(doing: Doing, { traineeIds, ...wording }: Wanted) {
  const { db, actor } = doing
  if (issuerOfKind(actor, 'noCourse') === null) refuse(notAllowed, whatOpens('certificateIssuers'))
  const ids = [...new Set(traineeIds)]
  for (const id of ids) refuseOwn(actor, id)
  const text = { CourseName: said(wording.CourseName), Description: said(wording.Description) }
  await store.lockPreparing(db)
  const people = await store.holders(db, ids)
  if (people.length < ids.length) refuse(notFound)
  const Items: { ID: number; TraineeID: number; Serial: string }[] = []
  for (const person of people) {
    const standing = await store.liveOfWording(db, person.traineeId, text)
    const certificate = standing ?? (await make(doing, withoutCourse(person, text), certificateModes.initial))
    if (!standing) await writeNew(doing, noun, certificate, 'prepare')
    if (certificate.mode === 'prepared') await askForIssue(doing, certificate)
    Items.push({ ID: certificate.id, TraineeID: person.traineeId, Serial: certificate.serial })
  }
  return { Items }
}

/** Unless it waits already. The reason is what it is for, as it says itself: its name stands in its row. */
async function askForIssue(doing: Doing, certificate: LockedCertificate): Promise<void> {
  const { db, actor, now } = doing
  const { ar, en, fr }: Trilingual = certificate.snapshot.Description ?? {}
  const reason = ar || en || fr || certificate.serial
  const changeId = await changes.add(db, actor, { subjectId: certificate.id, reason, now, more: { kind: 'issue' } })
  if (changeId !== undefined) await writeFact(doing, noun, certificate, 'askIssue', { changeId })
}

/** What a second person has approved is given out, with the name and the day of today. */
export async function issueApproved(
  doing: Doing,
  certificate: LockedCertificate,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, actor, now } = doing
  const { snapshot, signed } = await freeze(doing, await asOfToday(db, certificate, now), certificate)
  const more = { snapshot: json(snapshot), signed, issued_by: actor.userId, issued_at: now }
  await move(doing, certificate, 'issue', 'secondPerson', { data, more })
}

/** Deletes what was prepared and never given out; a certificate that was out is revoked. */
export async function deletePrepared(doing: Omit<Doing, 'vault'>, ids: readonly number[]): Promise<void> {
  const { db, actor } = doing
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const certificate = await take(doing, id)
    if (issuerOfKind(actor, certificate.kind) === null) refuse(notAllowed, whatOpens('certificateIssuers'))
    if (!mayBeDeleted(certificate.mode)) refuse(alreadyIssued, { serial: certificate.serial })
    await writeGone(doing, noun, certificate, 'delete', () => store.remove(db, id))
  }
}
