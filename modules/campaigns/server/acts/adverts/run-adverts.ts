import { channelsOf, messageIn, recipientsOf, ring } from '#modules/notifications/server/public.ts'
import { doneBy, writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { json, type Database } from '#platform/server/database.ts'
import { inEachLanguage, type Trilingual } from '#platform/shared/text.ts'
import * as people from '../../store/adverts/people.ts'
import * as store from '../../store/adverts/adverts.ts'
import { countsOf } from '../../store/audience-people.ts'
import { audienceById, chosenIn, type StoredAudience } from '../../store/audiences.ts'
import { insertCampaign } from '../../store/campaigns.ts'
import { noun as campaignNoun } from '../campaign-noun.ts'
import { endMails } from './adverts.ts'
import { linkAddress } from './link.ts'
import { noun } from './noun.ts'

/** So many bells ring in one transaction. */
const ringAtOnce = 200

/**
 * Begins the adverts that are due, rings the next bells of those that run and ends those that are over. In any process, at
 * any moment: each step is one transaction that locks its advert, so a bell has rung if and only if it is written down.
 */
export async function runAdverts(db: Database, now: Date, secrets: Secrets): Promise<void> {
  const { due, over, runs } = await store.advertsToMove(db, now)
  for (const id of due) await db.transaction().execute((tx) => start(tx, id, now))
  for (const id of over) await db.transaction().execute((tx) => end(tx, id, now))
  for (const id of [...due, ...runs]) await db.transaction().execute((tx) => ringSome(tx, id, now, secrets))
}

const doing = (db: Database, now: Date) => ({ ...doneBy(db, byItself), now })

async function start(db: Database, id: number, now: Date): Promise<void> {
  const found = await store.freeAdvert(db, id)
  if (found?.state !== 'scheduled') return
  const audience = found.audience_id === null ? undefined : await audienceById(db, found.audience_id)
  const set = { state: 'running' as const, started_at: now, audience_name: json(audience?.name ?? {}) }
  await writeAct(doing(db, now), noun, found, 'startAdvert', { set })
  if (!audience) return
  await people.writeAdvertPeople(db, id, chosenIn(audience), now)
  if (found.channels.includes('mail')) await sendMails(db, found, audience, now)
}

/** Its mails are a campaign like any other. */
async function sendMails(db: Database, advert: store.StoredAdvert, audience: StoredAudience, now: Date) {
  const { Written: recipients } = await countsOf(db, chosenIn(audience))
  const made = await insertCampaign(db, {
    advertisementId: null,
    advertId: advert.id,
    audienceId: audience.id,
    audienceName: audience.name,
    title: advert.title,
    body: advert.body,
    opens: 'none',
    planRowIds: [],
    planHtml: { ar: '', en: '', fr: '' },
    dueAt: now,
    madeBy: advert.made_by,
  })
  await writeNew(doing(db, now), campaignNoun, made, 'planCampaign', { recipients })
}

async function end(db: Database, id: number, now: Date): Promise<void> {
  const found = await store.freeAdvert(db, id)
  if (found?.state !== 'running') return
  await writeAct(doing(db, now), noun, found, 'endAdvert', { set: { state: 'ended', ended_at: now } })
  await endMails(doing(db, now), id)
}

async function ringSome(db: Database, id: number, now: Date, secrets: Secrets): Promise<void> {
  const found = await store.freeAdvert(db, id)
  if (found?.state !== 'running' || !found.channels.includes('bell')) return
  const next = await people.nextToRing(db, id, ringAtOnce)
  if (next.length === 0) return
  // An organization's contacts share its account, and one bell.
  const first = new Map(next.filter(({ hasRung }) => !hasRung).map((each) => [each.accountId, each]))
  const recipients = await recipientsOf(db, [...first.keys()])
  // Whoever has silenced what the academy announces finds it listed; nothing rings.
  const channelsFor = await channelsOf(
    db,
    recipients.map(({ accountId }) => accountId),
    'announcements',
    now,
  )
  const words = { title: found.title as Trilingual, body: found.body as Trilingual }
  const rung = await ring(
    db,
    recipients.map(({ accountId, language, nameIn }) => ({
      accountId,
      kind: 'advertisement',
      language,
      messages: inEachLanguage((each) => messageIn(words, each, { name: nameIn(each) })),
      href: found.link_kind === 'none' ? null : linkAddress(secrets, first.get(accountId)!.id, 'bell'),
      rings: channelsFor(accountId).rings,
    })),
  )
  const notifications = new Map(
    rung.map(({ accountId, id: notificationId }) => [first.get(accountId)!.id, notificationId]),
  )
  await people.markRung(
    db,
    next.map((each) => each.id),
    notifications,
    now,
  )
}

/** Whoever has come into the audience of an advert that runs is one of its people too. */
export async function joinPeople(db: Database, now: Date): Promise<void> {
  const { runs } = await store.advertsToMove(db, now)
  for (const id of runs)
    await db.transaction().execute(async (tx) => {
      const found = await store.freeAdvert(tx, id)
      if (found?.state !== 'running' || found.audience_id === null) return
      const audience = await audienceById(tx, found.audience_id)
      if (audience) await people.writeAdvertPeople(tx, id, chosenIn(audience), now)
    })
}
