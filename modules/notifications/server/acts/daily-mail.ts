import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import { wordsOfLetter } from '#platform/server/mail/merge/words.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { instantIn } from '#platform/server/text/written.ts'
import { escapeHtml } from '#platform/shared/html.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { directionOf } from '#platform/shared/text.ts'
import { fill } from '#platform/shared/letters/fill.ts'
import { addDays, dayOf, instantOf, timeOf } from '#platform/shared/values/dates.ts'
import { noticeSettings } from '../../contract/settings.ts'
import { inShort } from '../../rules/push-text.ts'
import { quietUntil } from '../../rules/quiet-hours.ts'
import { dailyMailIn } from '../../text/letters.ts'
import { letterOf } from '../message.ts'
import { leaveHref } from './letters-by-key.ts'
import { readersOfDigest, takeDigest } from '../store/digest.ts'
import { quietHoursOf } from '../store/quiet-hours.ts'
import { recipientsOf } from '../store/recipients.ts'

const batch = 200
const mostLines = 60
/** Of each: two sessions of one class that are cancelled have one title. */
const mostLetters = 300

/**
 * One mail to each who wants letters once a day, of what they were told before the academy's hour came last. Who has
 * nothing new gets none. What a mail tells is taken in its transaction: run twice, or in two processes, each is told once.
 */
export async function sendDailyMails(
  db: Database,
  now: Date,
  { publicUrl, secrets }: Pick<Morning, 'publicUrl' | 'secrets'>,
): Promise<void> {
  const [{ timeZone }, { dailyMailHour }] = await Promise.all([
    settings(db, zoneSettings),
    settings(db, noticeSettings),
  ])
  const before = lastMorning(now, dailyMailHour, timeZone)
  let after = 0
  for (;;) {
    const accounts = await readersOfDigest(db, before, after, batch)
    if (accounts.length === 0) return
    for (const accountId of accounts)
      await db.transaction().execute((tx) => sendOne(tx, accountId, { before, now, timeZone, publicUrl, secrets }))
    after = accounts.at(-1)!
  }
}

/** The last time that it was this hour of the academy's day. */
export function lastMorning(now: Date, hour: number, timeZone: string): Date {
  const time = `${String(hour).padStart(2, '0')}:00`
  const today = dayOf(now, timeZone)
  return instantOf(timeOf(now, timeZone) >= time ? today : addDays(today, -1), time, timeZone)
}

interface Morning {
  readonly before: Date
  readonly now: Date
  readonly timeZone: string
  readonly publicUrl: string
  readonly secrets: Secrets
}

async function sendOne(db: Database, accountId: number, morning: Morning): Promise<void> {
  const { before, now, timeZone, publicUrl } = morning
  const told = await takeDigest(db, accountId, before)
  const [reader] = await recipientsOf(db, [accountId])
  if (told.length === 0 || !reader) return
  const { language, email, nameIn } = reader
  const words = dailyMailIn(language)
  const name = nameIn(language)
  const lines = told.slice(0, mostLines).map(({ words: inEach, href, ...asTold }) => {
    const { title, subject } = inEach?.[language] ?? asTold
    const text = escapeHtml(title)
    const below = escapeHtml(inShort(wordsOfLetter(subject), mostLetters))
    return `<li>${href ? `<a href="${escapeHtml(`${publicUrl}${href}`)}">${text}</a>` : text}<br>${below}</li>`
  })
  const more = told.length > mostLines ? `<p>${words.more}</p>` : ''
  const subject = `<div dir="${directionOf(language)}"><p>${words.intro}</p><ul>${lines.join('')}</ul>${more}</div>`
  const title = fill(words.subject, { at: instantIn(language, before.toISOString(), timeZone) }, 'text')
  const quiet = (await quietHoursOf(db, [accountId])).get(accountId)
  await queueMail(db, {
    kind: 'dailyMail',
    to: { address: email, name },
    language,
    subject: title,
    html: letterOf({ title, subject }, language, name),
    href: '/Notifications',
    leaveHref: leaveHref(morning.secrets, accountId, 'daily'),
    notBefore: quietUntil(now, quiet, timeZone),
  })
}
