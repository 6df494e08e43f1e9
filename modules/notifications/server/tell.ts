import { settings } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { queueMails, type NewMail } from '#platform/server/outbox/queue.ts'
import type { Database } from '#platform/server/database.ts'
import { inEachLanguage, inEachLanguageInTurn, type InEachLanguage } from '#platform/shared/text.ts'
import type { ArabicDigits } from '#platform/shared/values/digits.ts'
import { addressOf } from '../rules/address.ts'
import { letterOf, messageIn, wantedMarks, type Message } from './message.ts'
import { wordsOf, type Words } from './notices/marks.ts'
import { isBySystem, numberIn, type HappenedEvent, type Reached } from '#platform/server/notices/happened.ts'
import type { ListenerWork } from '#platform/server/module.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import type { DatesOf } from './brought/dates.ts'
import type { PaperOf } from './brought/papers.ts'
import { classOf } from './store/class-of.ts'
import { addNotification } from './store/add-notification.ts'
import { channelsOf } from './channels.ts'
import { addToDigest } from './store/digest.ts'
import { queueMessages, type NewMessage } from './store/push.ts'
import { pushText } from '../rules/push-text.ts'
import { wordsOfLetter } from '#platform/server/mail/merge/words.ts'
import { recipientsOf, type Recipient } from './store/recipients.ts'
import { toldBy } from './store/told-by.ts'
import { templateOf } from './store/templates.ts'

type Template = NonNullable<Awaited<ReturnType<typeof templateOf>>>

/** When it is told, and what finds the paper that a letter opens and the dates that it brings along. */
export interface Telling extends Pick<ListenerWork, 'now' | 'vault'> {
  readonly paperOf: PaperOf
  readonly datesOf: DatesOf
}

/**
 * Tells the notice's people of the event: a notification each, a mail where the template sends one, and a message to
 * their browsers, as each has chosen for its topic.
 */
export async function tell(db: Database, notice: Notice, event: HappenedEvent, telling: Telling): Promise<void> {
  const template = await templateOf(db, notice.letter.kind)
  if (!template) return
  if (notice.only && !(await notice.only.holds(db, event))) return
  const reached = new Map((await notice.to.find(db, event)).map((each) => [each.accountId, each]))
  // Who did it knows, unless the system did it in their transaction.
  if (event.actorId !== null && !notice.tellsActor && !isBySystem(event)) reached.delete(event.actorId)
  for (const known of await toldBefore(db, notice, event, [...reached.keys()])) reached.delete(known)
  const recipients = await recipientsOf(db, [...reached.keys()])
  if (recipients.length === 0) return
  const classId = await classOf(db, event)
  const { timeZone, arabicDigits } = await settings(db, zoneSettings, academySettings)
  const words = await wordsInEach(db, event, template, timeZone)
  const { topic } = notice.letter
  const accountIds = recipients.map((each) => each.accountId)
  const channelsFor = await channelsOf(db, accountIds, topic, telling.now)
  const withLetter = accountIds.filter((each) => template.sends_mail && channelsFor(each).mail === 'now')
  const calendars = await telling.datesOf(db, telling.now, notice, { event, accountIds: withLetter })
  const mails: NewMail[] = []
  const pushed: NewMessage[] = []
  const forDigest: { notificationId: number; accountId: number }[] = []
  const told: number[] = []
  for (const recipient of recipients) {
    const messages = messagesFor(recipient, template, words, arabicDigits)
    const href = addressFor(notice, event, reached.get(recipient.accountId)!)
    const about = { kind: notice.letter.kind, href, eventId: event.id }
    const { accountId, language } = recipient
    const { rings, mail, mailAt, pushed: wantsPush, pushAt } = channelsFor(accountId)
    const notificationId = await addNotification(db, { ...about, accountId, language, messages, rings, classId })
    if (notificationId === null) continue
    told.push(accountId)
    if (wantsPush) {
      const { title, subject } = messages[language]
      pushed.push({ accountId, title, body: pushText(topic, wordsOfLetter(subject)), href, at: pushAt })
    }
    if (template.sends_mail && mail === 'daily') forDigest.push({ notificationId, accountId })
    if (!template.sends_mail || mail !== 'now') continue
    const to = { event, reached: reached.get(accountId)!, email: recipient.email }
    mails.push({
      ...about,
      ...letterFor(recipient, messages),
      paperHref: await telling.paperOf(db, telling, notice, to),
      calendar: calendars.get(accountId) ?? null,
      notBefore: mailAt,
    })
  }
  await queueMails(db, mails)
  await queueMessages(db, pushed)
  await addToDigest(db, forDigest)
  if (told.length > 0) await publishLive(db, told, 'notification')
}

/** Who has been told of the same by another event. */
async function toldBefore(db: Database, { unlessTold }: Notice, event: HappenedEvent, accounts: readonly number[]) {
  if (!unlessTold) return []
  return toldBy(db, accounts, unlessTold.letter, {
    kind: unlessTold.by,
    subjectId: numberIn(event, unlessTold.subject),
  })
}

function wordsInEach(
  db: Database,
  event: HappenedEvent,
  template: Template,
  timeZone: string,
): Promise<InEachLanguage<Words>> {
  const wanted = wantedMarks(template)
  return inEachLanguageInTurn((language) => wordsOf(db, event, language, timeZone, wanted))
}

const messagesFor = (
  recipient: Recipient,
  template: Template,
  words: InEachLanguage<Words>,
  digits: ArabicDigits,
): InEachLanguage<Message> =>
  inEachLanguage((language) =>
    messageIn(template, language, { ...words[language], name: recipient.nameIn(language) }, digits),
  )

function letterFor({ email, nameIn, language }: Recipient, messages: InEachLanguage<Message>) {
  const name = nameIn(language)
  const { title: subject } = messages[language]
  return { to: { address: email, name }, language, subject, html: letterOf(messages[language], language, name) }
}

const addressFor = ({ opens }: Notice, event: HappenedEvent, reached: Reached): string | null =>
  opens && addressOf(opens.path, opens.values(event, reached))
