import { writeAct } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent } from '#platform/server/event.ts'
import { queueMails } from '#platform/server/outbox/queue.ts'
import { textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import { openedPages, type Opened } from '../../rules/campaign.ts'
import { audienceById, chosenIn } from '../store/audiences.ts'
import * as people from '../store/campaign-people.ts'
import * as store from '../store/campaigns.ts'
import { linkAddress } from './adverts/link.ts'
import { noun } from './campaign-noun.ts'
import { goesOut, mailKind } from './going-out.ts'
import { letterTo, type Said } from './letters.ts'
import { refusalKey } from './refusal-key.ts'

/**
 * So many letters to many wait in the outbox at once. Whatever somebody waits for (a code, an invoice) stands behind no more
 * than these, and what is stopped ends with them.
 */
const mostInOutbox = 50

/**
 * Begins what is due, puts the next letters of what is under way into the outbox and writes down what became of those
 * before. In any process, at any moment: each step is one transaction, and a letter is in the outbox if and only if it is
 * written down that it is. While the academy has switched letters to many off, nothing begins and nothing goes on.
 */
export async function sendCampaigns(db: Database, now: Date, secrets: Secrets): Promise<void> {
  const followed = await people.followLetters(db, now)
  const { due, going } = (await goesOut(db)) ? await store.campaignsToMove(db, now) : { due: [], going: [] }
  // Those under way are counted as they go on.
  for (const id of followed) if (!going.includes(id)) await store.countAgain(db, id)
  for (const id of due) await db.transaction().execute((tx) => start(tx, id, now))
  for (const id of [...due, ...going]) await db.transaction().execute((tx) => goOn(tx, id, now, secrets))
}

const doing = (db: Database, now: Date) => ({
  db,
  now,
  record: (event: Parameters<typeof recordEvent>[1]) => recordEvent(db, event, byItself),
})

async function start(db: Database, id: number, now: Date): Promise<void> {
  const found = await store.freeCampaign(db, id)
  if (found?.state !== 'scheduled') return
  const audience = found.audience_id === null ? undefined : await audienceById(db, found.audience_id)
  if (audience) await people.writePeople(db, id, chosenIn(audience), now)
  await writeAct(doing(db, now), noun, found, 'startCampaign', { set: { state: 'sending', started_at: now } })
}

async function goOn(db: Database, id: number, now: Date, secrets: Secrets): Promise<void> {
  const found = await store.freeCampaign(db, id)
  if (found?.state !== 'sending') return
  const room = mostInOutbox - (await people.inOutbox(db))
  if (room > 0) await sendSome(db, found, room, now, secrets)
  if (!(await people.isAnybodyWaiting(db, id)))
    await writeAct(doing(db, now), noun, found, 'endCampaign', { set: { state: 'sent', ended_at: now } })
  await store.countAgain(db, id)
}

/** What a stored campaign says. */
export const saidIn = ({ title, body, plan_html }: store.StoredCampaign): Said => ({
  title: title as Trilingual,
  body: body as Trilingual,
  below: plan_html as Said['below'],
})

async function sendSome(
  db: Database,
  campaign: store.StoredCampaign,
  most: number,
  now: Date,
  secrets: Secrets,
): Promise<void> {
  const found = await people.nextPeople(db, campaign.id, most)
  const refused = found.filter(({ hasRefused }) => hasRefused).map(({ id }) => id)
  if (refused.length > 0) await people.markRefused(db, refused, now)
  const readers = found.filter(({ hasRefused }) => !hasRefused)
  const said = saidIn(campaign)
  const eventId = await store.planningOf(db, campaign.id)
  const mails = readers.map(({ id, address, language, nameAr, nameEn, advertPersonId }) => {
    const written = textLanguageOf(language)
    const name = (written === 'ar' ? nameAr : nameEn) || nameAr || nameEn
    const { Title, Html } = letterTo(said, written, name)
    return {
      kind: mailKind,
      to: { address, name },
      language: written,
      subject: Title,
      html: Html,
      eventId,
      href:
        advertPersonId === null ? openedPages[campaign.opens as Opened] : linkAddress(secrets, advertPersonId, 'mail'),
      leaveHref: `/api/MailRefusal/OneClick?Key=${refusalKey(secrets, id)}`,
    }
  })
  const mailIds = await queueMails(db, mails)
  await people.markQueued(
    db,
    readers.map(({ id }, at) => ({ id, mail_id: mailIds[at]! })),
  )
}
