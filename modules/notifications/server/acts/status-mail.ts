import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import { noMailTemplate } from '../../contract/refusals.ts'
import { mailTypeOf, marksOf, type MailType } from '../../rules/status-mails.ts'
import { free, type TemplateWords } from '#platform/shared/letters/template-marks.ts'
import { recipientsOf } from '../store/recipients.ts'
import * as store from '../store/status-mails.ts'
import { refuseFaults } from './mail-template.ts'
import type { Doing } from './mail-template-noun.ts'
import { lettersAboutNewest } from './mail-to-people.ts'
import { statusMailNoun as noun } from './status-mail-noun.ts'

type Stored = store.StoredStatusMail

export const shippedOf = ({ shipped_title, shipped_body }: Stored): TemplateWords | undefined =>
  store.wordsIn({ title: shipped_title, body: shipped_body })

/** The type of a template; templates stand for declared types alone. */
export function typeOf({ mail_type }: Stored): MailType {
  const type = mailTypeOf(mail_type)
  if (!type) throw new Error(`mail type ${mail_type} is none of the eleven`)
  return type
}

/** Refuses words whose merge fields mails of this type cannot fill, with the fields they stand in. */
export const requireKnownMarks = (template: Stored, words: TemplateWords): void =>
  refuseFaults(words, free(marksOf(typeOf(template))))

const lock = async ({ db }: Doing, id: number, version: number): Promise<Stored> => {
  const template = (await store.lockedStatusMail(db, id)) ?? refuse(notFound)
  return template.version === version ? template : refuseChanged(db, ['statusMail', id])
}

async function write(
  doing: Doing,
  act: 'changeStatusMail' | 'removeStatusMail' | 'restoreStatusMail',
  template: Stored,
  words: TemplateWords | null,
) {
  const isShipped = act === 'restoreStatusMail'
  const version = template.version + 1
  await writeAct(doing, noun, template, act, {
    set: { title: words && json(words.title), body: words && json(words.body), is_own: !isShipped },
  })
  const by = doing.actor.userId
  await store.addVersion(doing.db, { templateId: template.id, version, words, isShipped, at: doing.now, by })
  return { ID: template.id, Version: version }
}

export async function changeStatusMail(doing: Doing, id: number, words: TemplateWords, version: number) {
  const template = await lock(doing, id, version)
  requireKnownMarks(template, words)
  return write(doing, 'changeStatusMail', template, words)
}

export const removeStatusMail = async (doing: Doing, id: number, version: number) =>
  write(doing, 'removeStatusMail', await lock(doing, id, version), null)

export async function restoreStatusMail(doing: Doing, id: number, version: number) {
  const template = await lock(doing, id, version)
  return write(doing, 'restoreStatusMail', template, shippedOf(template) ?? refuse(noMailTemplate))
}

/** A mail to whoever asks, in words that need not be saved; it leaves with all others. */
export async function testStatusMail(
  doing: Doing,
  id: number,
  words: TemplateWords,
  language: TextLanguage,
): Promise<void> {
  const { db, actor } = doing
  const template = (await store.statusMailById(db, id)) ?? refuse(notFound)
  requireKnownMarks(template, words)
  const [reader] = await recipientsOf(db, [actor.userId])
  if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
  const { Letters } = await lettersAboutNewest(db, typeOf(template), template.status, words, reader)
  const { Title, Html } = Letters[language]
  const to = { address: reader.email, name: reader.nameIn(language) }
  await queueMail(db, { kind: 'testLetter', to, language, subject: Title, html: Html })
  await writeFact(doing, noun, template, 'testStatusMail', { language })
}
