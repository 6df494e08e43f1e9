import { cleanWords, shownLetters, shownVersions } from '#modules/notifications/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { advertisementActs } from '../../contract/acts.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { openedPages, type Opened } from '../../rules/campaign.ts'
import * as acts from '../acts/advertisements.ts'
import * as store from '../store/advertisements.ts'

type Found = Output<typeof calls.getAdvertisement>

const actionsOf = (actor: Actor, { isOwn, kind }: { isOwn: boolean; kind: string | null }): Found['Actions'] =>
  actsOpenTo(advertisementActs, actor, [
    'editAdvertisement',
    'testAdvertisement',
    ...(isOwn && kind !== null ? (['restoreAdvertisement'] as const) : []),
    ...(kind === null ? (['deleteAdvertisement'] as const) : []),
  ])

/** The fields as they were sent, their words made safe. */
const clean = (fields: acts.Fields): acts.Fields => {
  const { title, body } = cleanWords(fields)
  return { ...fields, Title: title, Body: body }
}

export const getAdvertisements: Handler<typeof calls.getAdvertisements> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.advertisements, query, { actor })
  return {
    Items: rows.map(({ kind, ...row }) => ({ ...row, Actions: actionsOf(actor, { isOwn: row.IsOwn, kind }) })),
    Total: total,
  }
}

export const getAdvertisement: Handler<typeof calls.getAdvertisement> = async ({ db, actor, query: { ID } }) => {
  const found = (await store.advertisementById(db, ID)) ?? refuse(notFound)
  return {
    ID,
    Title: found.title as Found['Title'],
    Body: found.body as Found['Body'],
    Opens: found.opens as Opened,
    IsOwn: found.is_own,
    Marks: acts.offered.map(({ name, isNeeded }) => ({ Name: name, IsNeeded: isNeeded })),
    Versions: await shownVersions<Found['Title']>(db, store.versions, ID),
    Version: found.version,
    Actions: actionsOf(actor, { isOwn: found.is_own, kind: found.kind }),
  }
}

export const previewAdvertisement: Handler<typeof calls.previewAdvertisement> = async (asked) => {
  const { letters } = await acts.preview(asked, clean(asked.body))
  return { Letters: await shownLetters(asked.db, letters, openedPages[asked.body.Opens]) }
}

export const addAdvertisement: Handler<typeof calls.addAdvertisement> = (asked) =>
  acts.addAdvertisement(asked, clean(asked.body))

export const editAdvertisement: Handler<typeof calls.editAdvertisement> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editAdvertisement(asked, asked.query.ID, clean(fields), Version)
}

export const restoreAdvertisement: Handler<typeof calls.restoreAdvertisement> = (asked) =>
  acts.restoreAdvertisement(asked, asked.query.ID, asked.body.Version)

export const deleteAdvertisement: Handler<typeof calls.deleteAdvertisement> = async (asked) => {
  await acts.deleteAdvertisement(asked, asked.query.ID)
  return { Done: true }
}

export const testAdvertisement: Handler<typeof calls.testAdvertisement> = async (asked) => {
  const { Language, ...fields } = asked.body
  await acts.testAdvertisement(asked, asked.query.ID, clean(fields), Language)
  return { Done: true }
}
