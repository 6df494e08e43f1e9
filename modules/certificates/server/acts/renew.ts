import { writeNew } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import * as store from '../store/certificates.ts'
import { freeze, newVerifyCode } from './issue.ts'
import { move } from './move.ts'
import { noun } from './noun.ts'
import { asOfToday } from './today.ts'

/** The next version under the same serial, from the facts of today; the old one is superseded. */
export async function renew(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record' | 'vault'>,
  old: store.LockedCertificate,
  reason: string,
  agreed: { readonly changeId: number; readonly askedBy: number },
): Promise<void> {
  const { db, actor, now } = asked
  const toPrint = await asOfToday(db, old, now)
  await move(asked, old, 'supersede', 'secondPerson', { reason })
  const version = old.version + 1
  const renewed = await store.add(db, {
    serial: old.serial,
    version,
    // Whoever could print the old one can print what replaces it; a hidden one comes back to be looked at.
    mode: old.mode === 'issuedDownloadable' ? old.mode : 'issuedLocked',
    kind: toPrint.kind,
    ...toPrint.of,
    traineeId: old.trainee_id,
    ...(await freeze(asked, toPrint, { serial: old.serial, version })),
    verifyCode: newVerifyCode(),
    issuedBy: actor.userId,
    issuedAt: now,
  })
  await writeNew(asked, noun, renewed, 'regenerate', { replaces: old.id, reason, ...agreed })
}
