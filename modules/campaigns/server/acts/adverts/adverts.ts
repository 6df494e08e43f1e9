import { refuseChanged } from '#modules/accounts/server/public.ts'
import { refuseFaults } from '#modules/notifications/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { settings } from '#platform/server/settings.ts'
import { todayOf } from '#platform/server/today.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf, daysBetween } from '#platform/shared/values/dates.ts'
import { advertPictureField } from '../../../contract/advert.ts'
import { advertLacksParts } from '../../../contract/refusals.ts'
import { advertActions, advertLacks, type AdvertAction, type AdvertState } from '../../../rules/advert.ts'
import * as store from '../../store/adverts/adverts.ts'
import { targetOf } from '../../store/adverts/targets.ts'
import { audienceById, lockedAudience } from '../../store/audiences.ts'
import { lockedCampaign } from '../../store/campaigns.ts'
import { offered } from '../advertisements.ts'
import { endLetters } from '../campaigns.ts'
import { noun, type Doing } from './noun.ts'

type Fields = store.AdvertFields

const zoneOf = async (db: Database) => (await settings(db, zoneSettings)).timeZone

/** The advert at the version that was read, where this may be done to it now. */
async function readied(doing: Doing, id: number, version: number | null, act: AdvertAction) {
  const found = (await store.lockedAdvert(doing.db, id)) ?? refuse(notFound)
  if (!advertActions(found.state as AdvertState).includes(act)) refuse(notNow)
  if (version !== null && found.version !== version) return refuseChanged(doing.db, [noun.acts.subject, id])
  return found
}

/** Refuses words with merge fields that nobody fills, and what it names that is not there or not on offer. */
async function check(
  { db, now }: Doing,
  fields: Fields,
  before: Pick<store.StoredAdvert, 'link_kind' | 'link_id'> | null,
) {
  refuseFaults({ title: fields.Title, body: fields.Body }, offered)
  const isAsBefore = before?.link_kind === fields.LinkKind && before.link_id === fields.LinkID
  if (
    fields.LinkKind !== 'none' &&
    !isAsBefore &&
    !(await targetOf(db, fields.LinkKind, fields.LinkID, await todayOf(db, now)))
  )
    refuse(invalidInput, {}, [{ path: 'LinkID', code: 'notFound' }])
  if (fields.AudienceID !== null && !(await audienceById(db, fields.AudienceID)))
    refuse(invalidInput, {}, [{ path: 'AudienceID', code: 'notFound' }])
}

async function keep(doing: Doing, id: number) {
  const stored = (await store.advertById(doing.db, id))!
  await store.addVersion(doing.db, stored, doing.now, doing.actor.userId)
  return { ID: id, Version: stored.version }
}

export async function addAdvert(doing: Doing, fields: Fields) {
  const { db, actor } = doing
  await check(doing, fields, null)
  const added = await store.insertAdvert(db, store.columnsOf(fields, await zoneOf(db)), actor.userId)
  if (fields.PictureID !== null) await attachFile(db, actor, fields.PictureID, advertPictureField, ['advert', added.id])
  await writeNew(doing, noun, added, 'addAdvert')
  return keep(doing, added.id)
}

export async function editAdvert(doing: Doing, id: number, fields: Fields, version: number) {
  const { db, actor } = doing
  const found = await readied(doing, id, version, 'editAdvert')
  await check(doing, fields, found)
  if (fields.PictureID !== null && fields.PictureID !== found.picture_file_id)
    await attachFile(db, actor, fields.PictureID, advertPictureField, ['advert', id])
  await writeAct(doing, noun, found, 'editAdvert', { set: store.columnsOf(fields, await zoneOf(db)) })
  return keep(doing, id)
}

export async function scheduleAdvert(doing: Doing, { ID, Version }: { ID: number; Version: number }) {
  const { db, now } = doing
  const found = await readied(doing, ID, Version, 'scheduleAdvert')
  // Until it is written down that it goes out nobody deletes its audience.
  const audience = found.audience_id === null ? undefined : await lockedAudience(db, found.audience_id)
  const zone = await zoneOf(db)
  const lacks = advertLacks(
    { channels: found.channels, audienceId: audience?.id ?? null, endsOn: found.ends_on },
    dayOf(now, zone),
  )
  if (lacks.length > 0)
    refuse(
      advertLacksParts,
      {},
      lacks.map((path) => ({ path, code: path === 'EndsOn' ? 'dayIsOver' : 'required' })),
    )
  await writeAct(doing, noun, found, 'scheduleAdvert', { set: { state: 'scheduled' } })
  return { ID, Version: Version + 1 }
}

export async function redraftAdvert(doing: Doing, { ID, Version }: { ID: number; Version: number }) {
  const found = await readied(doing, ID, Version, 'redraftAdvert')
  await writeAct(doing, noun, found, 'redraftAdvert', { set: { state: 'draft' } })
  return { ID, Version: Version + 1 }
}

export async function stopAdvert(
  doing: Doing,
  { ID, Version, Reason }: { ID: number; Version: number; Reason: string },
) {
  const found = await readied(doing, ID, Version, 'stopAdvert')
  const set = { state: 'stopped' as const, stop_reason: Reason, ended_at: doing.now }
  await writeAct(doing, noun, found, 'stopAdvert', { set, reason: Reason })
  await endMails(doing, ID)
  return { ID, Version: Version + 1 }
}

/** No more mails of it leave. */
export async function endMails(doing: Pick<Doing, 'db' | 'now' | 'record'>, advertId: number): Promise<void> {
  const id = await store.campaignOf(doing.db, advertId)
  const campaign = id === null ? undefined : await lockedCampaign(doing.db, id)
  if (campaign) await endLetters(doing, campaign)
}

/** The same again as a draft, for as many days from today. What it led to and is not on offer any more it does not. */
export async function copyAdvert(doing: Doing, id: number) {
  const { db, now, actor } = doing
  const found = (await store.advertById(db, id)) ?? refuse(notFound)
  const zone = await zoneOf(db)
  const today = dayOf(now, zone)
  const leads = (await targetOf(db, found.link_kind, found.link_id, today)) !== undefined
  const fields = {
    Title: found.title as Fields['Title'],
    Body: found.body as Fields['Body'],
    PictureID: found.picture_file_id,
    LinkKind: (leads ? found.link_kind : 'none') as Fields['LinkKind'],
    LinkID: leads ? found.link_id : null,
    Channels: found.channels as Fields['Channels'],
    AudienceID: found.audience_id,
    StartsOn: today,
    StartTime: found.start_time,
    EndsOn: addDays(today, daysBetween(found.starts_on, found.ends_on)),
  }
  const added = await store.insertAdvert(db, store.columnsOf(fields, zone), actor.userId)
  await writeNew(doing, noun, added, 'copyAdvert', { of: id })
  return keep(doing, added.id)
}

export async function deleteAdvert(doing: Doing, id: number): Promise<void> {
  const found = await readied(doing, id, null, 'deleteAdvert')
  await writeGone(doing, noun, found, 'deleteAdvert', () => store.removeAdvert(doing.db, id))
}
