import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import { marksDoNotFit } from '../../contract/refusals.ts'
import {
  offeredMarks,
  templateFaults,
  type OfferedMark,
  type TemplateWords,
} from '#platform/shared/letters/template-marks.ts'
import type { AllNotices } from '../notices/all.ts'
import * as store from '../store/templates.ts'
import { recipientsOf } from '../store/recipients.ts'
import { mailTemplateNoun as noun, type Doing } from './mail-template-noun.ts'
import { previewOf } from './preview-letter.ts'

/** What the program ships of a letter. Every template has all three languages. */
export const shippedOf = ({ shipped_title, shipped_body }: store.StoredTemplate): TemplateWords => ({
  title: shipped_title as TemplateWords['title'],
  body: shipped_body as TemplateWords['body'],
})

/** Refuses words whose merge fields this letter does not know, or that lack a needed one, with the fields they stand in. */
export const requireMarks = (template: store.StoredTemplate, words: TemplateWords): void =>
  refuseFaults(words, offeredMarks(shippedOf(template)))

/** The same for a letter that offers these. */
export function refuseFaults(words: TemplateWords, offered: readonly OfferedMark[]): void {
  const faults = templateFaults(words, offered)
  if (faults.length === 0) return
  refuse(
    marksDoNotFit,
    {},
    faults.map(({ part, language, code }) => ({ path: `${part === 'title' ? 'Title' : 'Body'}.${language}`, code })),
  )
}

const lock = async ({ db }: Doing, id: number) => (await store.lockedTemplate(db, id)) ?? refuse(notFound)

async function write(
  doing: Doing,
  act: 'changeMailTemplate' | 'restoreMailTemplate',
  template: store.StoredTemplate,
  { title, body }: TemplateWords,
) {
  const isShipped = act === 'restoreMailTemplate'
  const version = template.version + 1
  await writeAct(doing, noun, template, act, { set: { title: json(title), body: json(body), is_own: !isShipped } })
  await store.addVersion(doing.db, {
    templateId: template.id,
    version,
    title,
    body,
    isShipped,
    at: doing.now,
    by: doing.actor.userId,
  })
  return { ID: template.id, Version: version }
}

export async function changeMailTemplate(doing: Doing, id: number, words: TemplateWords, version: number) {
  const template = await lock(doing, id)
  if (template.version !== version) return refuseChanged(doing.db, ['mailTemplate', id])
  requireMarks(template, words)
  return write(doing, 'changeMailTemplate', template, words)
}

export async function restoreMailTemplate(doing: Doing, id: number, version: number) {
  const template = await lock(doing, id)
  if (template.version !== version) return refuseChanged(doing.db, ['mailTemplate', id])
  return write(doing, 'restoreMailTemplate', template, shippedOf(template))
}

/** A letter to whoever asks, in words that need not be saved; it leaves with all others. */
export async function sendTestLetter(
  doing: Doing,
  notices: AllNotices,
  id: number,
  words: TemplateWords,
  language: TextLanguage,
): Promise<void> {
  const { db, actor } = doing
  const template = (await store.templateById(db, id)) ?? refuse(notFound)
  requireMarks(template, words)
  const [reader] = await recipientsOf(db, [actor.userId])
  if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
  const { Title, Html } = (await previewOf(db, notices, template.kind, words, reader)).Letters[language]
  const to = { address: reader.email, name: reader.nameIn(language) }
  await queueMail(db, { kind: 'testLetter', to, language, subject: Title, html: Html })
  await writeFact(doing, noun, template, 'sendTestLetter', { language })
}
