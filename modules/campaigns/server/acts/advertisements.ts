import { refuseChanged } from '#modules/accounts/server/public.ts'
import { recipientsOf, refuseFaults } from '#modules/notifications/server/public.ts'
import { free } from '#platform/shared/letters/template-marks.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import { advertisementInUse, nothingShipped } from '../../contract/refusals.ts'
import { advertisementMarks, openedPages } from '../../rules/campaign.ts'
import * as store from '../store/advertisements.ts'
import { isGoingOut } from '../store/campaigns.ts'
import type { Doing } from './audience-noun.ts'
import { lettersTo } from './letters.ts'
import { noun } from './advertisement-noun.ts'

export type Fields = Argument<typeof campaignsCalls.addAdvertisement>['body']

export const offered = free(advertisementMarks)
const requireMarks = ({ Title, Body }: Fields) => refuseFaults({ title: Title, body: Body }, offered)

const locked = async ({ db }: Doing, id: number) => (await store.lockedAdvertisement(db, id)) ?? refuse(notFound)

async function keep(doing: Doing, id: number, isShipped: boolean) {
  const stored = (await store.advertisementById(doing.db, id))!
  await store.addVersion(doing.db, { ...stored, isShipped, at: doing.now, by: doing.actor.userId })
  return { ID: id, Version: stored.version }
}

export async function addAdvertisement(doing: Doing, fields: Fields) {
  requireMarks(fields)
  const added = await store.insertAdvertisement(doing.db, fields)
  await writeNew(doing, noun, added, 'addAdvertisement')
  return keep(doing, added.id, false)
}

export async function editAdvertisement(doing: Doing, id: number, fields: Fields, version: number) {
  const found = await locked(doing, id)
  if (found.version !== version) return refuseChanged(doing.db, [noun.acts.subject, id])
  requireMarks(fields)
  await writeAct(doing, noun, found, 'editAdvertisement', { set: { ...store.columnsOf(fields), is_own: true } })
  return keep(doing, id, false)
}

export async function restoreAdvertisement(doing: Doing, id: number, version: number) {
  const found = await locked(doing, id)
  if (found.version !== version) return refuseChanged(doing.db, [noun.acts.subject, id])
  if (found.shipped_title === null) refuse(nothingShipped)
  await writeAct(doing, noun, found, 'restoreAdvertisement', {
    set: { title: json(found.shipped_title), body: json(found.shipped_body), is_own: false },
  })
  return keep(doing, id, true)
}

export async function deleteAdvertisement(doing: Doing, id: number): Promise<void> {
  const found = await locked(doing, id)
  if (found.kind !== null || (await isGoingOut(doing.db, 'advertisement_id', id))) refuse(advertisementInUse)
  await writeGone(doing, noun, found, 'deleteAdvertisement', () => store.removeAdvertisement(doing.db, id))
}

/** A mail in these words to whoever asks, in each language. */
export async function preview({ db, actor }: Pick<Doing, 'db' | 'actor'>, fields: Fields) {
  requireMarks(fields)
  const [reader] = await recipientsOf(db, [actor.userId])
  if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
  const said = { title: fields.Title, body: fields.Body, below: {} }
  return { reader, letters: lettersTo(said, reader.nameIn) }
}

/** The same, sent to whoever asks; it leaves with all others. */
export async function testAdvertisement(doing: Doing, id: number, fields: Fields, language: TextLanguage) {
  const found = (await store.advertisementById(doing.db, id)) ?? refuse(notFound)
  const { reader, letters } = await preview(doing, fields)
  const { Title, Html } = letters[language]
  const to = { address: reader.email, name: reader.nameIn(language) }
  const href = openedPages[fields.Opens]
  await queueMail(doing.db, { kind: 'testLetter', to, language, subject: Title, html: Html, href })
  await writeFact(doing, noun, found, 'testAdvertisement', { language })
}
