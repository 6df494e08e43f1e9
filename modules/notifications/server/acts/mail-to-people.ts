import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import { queueMails, type NewMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { isOptional } from '#platform/shared/record/notice-topics.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inEachLanguageInTurn, type InEachLanguage, type TextLanguage } from '#platform/shared/text.ts'
import type { MailType } from '../../rules/status-mails.ts'
import type { TemplateWords } from '#platform/shared/letters/template-marks.ts'
import { markNamesIn } from '../../text/letters.ts'
import { letterOf, messageIn, wantedMarks } from '../message.ts'
import { wordsOf, type Words } from '../notices/marks.ts'
import { leaveHref } from './letters-by-key.ts'
import { statusWord } from './status-word.ts'
import { withoutMail } from '../store/choices.ts'
import { newestOf, type MailPerson } from '../store/mail-people.ts'
import { recipientsOf, type Recipient } from '../store/recipients.ts'

interface Shown {
  readonly Title: string
  readonly Html: string
}

/** What the fields of a mail say about this person, as an event of it would. */
const asEvent = (type: MailType, person: MailPerson): HappenedEvent => ({
  id: 0,
  kind: 'notifications.sendStatusMail',
  subjectType: type.name,
  subjectId: person.id,
  actorId: null,
  data: {
    code: person.code,
    ...(person.classId !== null && { classId: person.classId }),
    ...(person.examId !== null && { examId: person.examId }),
    ...(person.number !== null && { number: person.number }),
    ...(person.dueOn !== null && { dueOn: person.dueOn }),
    ...(person.serial !== null && { serial: person.serial }),
  },
})

/** What stands for the merge fields of mails to these people, class and exam looked up once for all of them. */
async function fieldsFor(db: Database, type: MailType, words: TemplateWords) {
  const { timeZone } = await settings(db, zoneSettings)
  const wanted = wantedMarks(words)
  const shared = new Map<string, Promise<Words>>()
  return async (person: MailPerson, language: TextLanguage): Promise<Words> => {
    const key = [language, person.classId, person.examId].join()
    const event = asEvent(type, person)
    if (!shared.has(key)) shared.set(key, wordsOf(db, event, language, timeZone, wanted))
    const own = await wordsOf(db, { ...event, data: onlyOwn(event.data) }, language, timeZone, wanted)
    const status = wanted.has('status') ? await statusWord(db, type, person.status, language) : ''
    return { ...(await shared.get(key)!), ...own, status }
  }
}
/** Without what is looked up: nothing is asked of the database. */
const onlyOwn = ({ classId: _class, examId: _exam, ...own }: HappenedEvent['data']) => own

const shownTo = (words: TemplateWords, language: TextLanguage, fields: Words, name: string): Shown => {
  const message = messageIn(words, language, { ...fields, name })
  return { Title: message.title, Html: letterOf(message, language, name) }
}

/** The mail that this person would get, in each language. */
export async function lettersTo(
  db: Database,
  type: MailType,
  words: TemplateWords,
  person: MailPerson,
): Promise<InEachLanguage<Shown>> {
  const fields = await fieldsFor(db, type, words)
  return inEachLanguageInTurn(async (language) =>
    shownTo(
      words,
      language,
      await fields(person, language),
      (language === 'ar' ? person.nameAr : person.nameEn) || person.nameAr,
    ),
  )
}

/** A mail in these words to `reader`, about the newest record of the status; its fields by name where there is none. */
export async function lettersAboutNewest(
  db: Database,
  type: MailType,
  status: string,
  words: TemplateWords,
  reader: Recipient,
): Promise<{ About: string | null; Letters: InEachLanguage<Shown> }> {
  const newest = await newestOf(db, type, status)
  const fields = await fieldsFor(db, type, words)
  const Letters = await inEachLanguageInTurn(async (language) => {
    const found: Words = newest ? await fields(newest, language) : {}
    const said = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
    return shownTo(words, language, { ...markNamesIn(language), ...said }, reader.nameIn(language))
  })
  return { About: newest?.code ?? null, Letters }
}

/**
 * Puts a mail for each of these people into the outbox, each in the reader's language; answers those that will leave. Where
 * such letters can be switched off, each bears the link that does it.
 */
export async function mailTo(
  db: Database,
  secrets: Secrets,
  type: MailType,
  words: TemplateWords,
  people: readonly MailPerson[],
): Promise<readonly number[]> {
  const of = new Map(people.flatMap((each) => (each.accountId === null ? [] : [[each.accountId, each] as const])))
  const recipients = await recipientsOf(db, [...of.keys()])
  const { topic } = type
  const optional = isOptional(topic) ? topic : null
  const unwilling = optional ? await withoutMail(db, [...of.keys()], optional) : new Set<number>()
  const fields = await fieldsFor(db, type, words)
  const mails: NewMail[] = []
  for (const { accountId, email, nameIn, language } of recipients) {
    if (unwilling.has(accountId)) continue
    const name = nameIn(language)
    const { Title, Html } = shownTo(words, language, await fields(of.get(accountId)!, language), name)
    mails.push({
      kind: type.name,
      to: { address: email, name },
      language,
      subject: Title,
      html: Html,
      leaveHref: optional && leaveHref(secrets, accountId, optional),
    })
  }
  return queueMails(db, mails)
}
