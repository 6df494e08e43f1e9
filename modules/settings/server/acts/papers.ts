import { randomBytes } from 'node:crypto'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { paperImageField, type setPaperImage as setCall } from '../../contract/paper-images.ts'
import type { changeDocumentLook as changeCall } from '../../contract/document-looks.ts'
import { imageNoun, lookNoun, type Doing } from './paper-noun.ts'
import * as store from '../store/papers.ts'

/** What speaks for the academy with a signature is put there by whoever says who signs. */
const signs: readonly PaperPlace[] = ['stamp', 'directorSignature', 'registrarSignature']

/** Whether the actor may say who signs, and with which pictures. */
export const mayChooseSignatories = ({ role, permissions }: Actor) => passes('admin', role, permissions)

export const mayChangeImage = (actor: Actor, place: PaperPlace) =>
  signs.includes(place) ? mayChooseSignatories(actor) : passes('editor', actor.role, actor.permissions)

/** Puts an uploaded picture in a place; the one before stays with what was issued. */
export async function setPaperImage(
  doing: Doing,
  { Place, FileID, ReplacesID }: Argument<typeof setCall>['body'],
): Promise<void> {
  const { db, actor } = doing
  if (!mayChangeImage(actor, Place)) refuse(notAllowed, whatOpens('admin'))
  const former = await store.lockedPlace(db, Place)
  if ((former?.id ?? null) !== ReplacesID) return refuseChanged(db, ['paperImage', former?.id ?? ReplacesID ?? 0])
  if (former) await store.endImage(db, former.id)
  const image = await store.addImage(db, Place, FileID, randomBytes(24).toString('base64url'))
  await attachFile(db, actor, FileID, paperImageField, ['paperImage', image.id])
  await writeNew(doing, imageNoun, image, 'setPaperImage', former ? { replaces: former.id } : {})
}

/** Takes a picture off what is printed from now on. */
export async function removePaperImage(doing: Doing, id: number): Promise<void> {
  const image = (await store.lockedImage(doing.db, id)) ?? refuse(notFound)
  if (!mayChangeImage(doing.actor, image.place)) refuse(notAllowed, whatOpens('admin'))
  await writeAct(doing, imageNoun, image, 'removePaperImage', { set: { is_current: false } })
}

const same = (one: readonly string[] | null, other: readonly string[] | null) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Changes what the academy says of a document. */
export async function changeDocumentLook(
  doing: Doing,
  { Key, IsOff, OwnTitle, Footer, SignedBy, Version }: Argument<typeof changeCall>['body'],
) {
  const { db, actor } = doing
  const look = await store.lockedLook(db, Key)
  if (look.version !== Version) return refuseChanged(db, ['documentLook', look.id])
  if (!same(SignedBy, look.signedBy) && !mayChooseSignatories(actor)) refuse(notAllowed, whatOpens('admin'))
  const set = { is_off: IsOff, title: json(OwnTitle), footer: json(Footer), signatories: SignedBy }
  await writeAct(doing, lookNoun, look, 'changeDocumentLook', { set })
  return { ID: look.id, Version: Version + 1 }
}
