import { cleanWords, shownVersions } from '#modules/notifications/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { todayOf } from '#platform/server/today.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { advertActs } from '../../contract/acts.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { advertActions, type AdvertState } from '../../rules/advert.ts'
import * as acts from '../acts/adverts/adverts.ts'
import { offered } from '../acts/advertisements.ts'
import * as store from '../store/adverts/adverts.ts'
import { advertPeople, figuresOf } from '../store/adverts/figures.ts'
import { advertReaders, reachOf } from '../store/adverts/readers.ts'
import { targetOf, targets } from '../store/adverts/targets.ts'
import { advertisementById, advertisementTitles } from '../store/advertisements.ts'
import { audienceById, audienceNames, chosenIn } from '../store/audiences.ts'

type Found = Output<typeof calls.getAdvert>

const actionsOf = (actor: Actor, state: AdvertState): Found['Actions'] =>
  actsOpenTo(advertActs, actor, advertActions(state))

/** The fields as they were sent, their words made safe. */
const clean = (fields: store.AdvertFields): store.AdvertFields => {
  const { title, body } = cleanWords(fields)
  return { ...fields, Title: title, Body: body }
}

export const getAdverts: Handler<typeof calls.getAdverts> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.adverts, query, { actor })
  return { Items: rows.map((row) => ({ ...row, Actions: actionsOf(actor, row.State) })), Total: total }
}

const instantOrNull = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())

export const getAdvert: Handler<typeof calls.getAdvert> = async ({ db, actor, now, query: { ID } }) => {
  const found = await store.advertById(db, ID)
  const row = await readRow(db, store.adverts, ID, { actor })
  if (!found || !row) refuse(notFound)
  const LinkKind = found.link_kind as Found['LinkKind']
  const target = await targetOf(db, LinkKind, found.link_id, await todayOf(db, now))
  return {
    ...row,
    Title: found.title as Found['Title'],
    Body: found.body as Found['Body'],
    PictureID: found.picture_file_id,
    AudienceID: found.audience_id,
    LinkKind,
    LinkID: found.link_id,
    Target: target ? { Kind: LinkKind, ...target } : null,
    StartTime: found.start_time,
    StartedAt: instantOrNull(found.started_at),
    EndedAt: instantOrNull(found.ended_at),
    StopReason: found.stop_reason,
    CampaignID: await store.campaignOf(db, ID),
    Figures: await figuresOf(db, ID),
    Marks: offered.map(({ name, isNeeded }) => ({ Name: name, IsNeeded: isNeeded })),
    Versions: await shownVersions<Found['Title']>(db, store.versions, ID),
    Version: found.version,
    Actions: actionsOf(actor, row.State),
  }
}

export const getAdvertPeople: Handler<typeof calls.getAdvertPeople> = async ({ db, query }) => {
  const { rows, total } = await readList(db, advertPeople, query, null)
  return { Items: rows, Total: total }
}

export const getAdvertChoices: Handler<typeof calls.getAdvertChoices> = async ({ db, actor }) => ({
  Audiences: await audienceNames(db, actor.language),
  Texts: await advertisementTitles(db, actor.language),
  Authors: await store.authors(db, actor.language),
})

export const getAdvertText: Handler<typeof calls.getAdvertText> = async ({ db, query: { ID } }) => {
  const found = (await advertisementById(db, ID)) ?? refuse(notFound)
  return { Title: found.title as Found['Title'], Body: found.body as Found['Body'] }
}

export const countAdvertPeople: Handler<typeof calls.countAdvertPeople> = async ({ db, query }) =>
  reachOf(db, chosenIn((await audienceById(db, query.AudienceID)) ?? refuse(notFound)))

export const getAdvertTargets: Handler<typeof calls.getAdvertTargets> = async ({ db, now, query }) => {
  const { rows, total } = await readList(db, targets, query, { kind: query.Kind, today: await todayOf(db, now) })
  return { Items: rows, Total: total }
}

export const getAdvertReaders: Handler<typeof calls.getAdvertReaders> = async ({ db, query }) => {
  const { rows, total } = await readList(db, advertReaders, query, null)
  return { Items: rows, Total: total }
}

export const addAdvert: Handler<typeof calls.addAdvert> = (asked) => acts.addAdvert(asked, clean(asked.body))

export const editAdvert: Handler<typeof calls.editAdvert> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editAdvert(asked, asked.query.ID, clean(fields), Version)
}

export const scheduleAdvert: Handler<typeof calls.scheduleAdvert> = (asked) => acts.scheduleAdvert(asked, asked.body)

export const redraftAdvert: Handler<typeof calls.redraftAdvert> = (asked) => acts.redraftAdvert(asked, asked.body)

export const stopAdvert: Handler<typeof calls.stopAdvert> = (asked) => acts.stopAdvert(asked, asked.body)

export const copyAdvert: Handler<typeof calls.copyAdvert> = (asked) => acts.copyAdvert(asked, asked.body.ID)

export const deleteAdvert: Handler<typeof calls.deleteAdvert> = async (asked) => {
  await acts.deleteAdvert(asked, asked.query.ID)
  return { Done: true }
}
