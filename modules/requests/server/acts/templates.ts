import { accountFacts, refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { requestsCalls } from '../../contract/calls.ts'
import { templateInUse } from '../../contract/refusals.ts'
import * as store from '../store/templates.ts'
import { templateNoun as noun, type TemplateDoing as Doing } from './template-noun.ts'
import { newestOfKind } from '../store/wording.ts'
import { cleanTexts, filledBy } from './wording.ts'

type Body<Name extends keyof typeof requestsCalls> = Argument<(typeof requestsCalls)[Name]>['body']

async function locked({ db }: Doing, id: number, version: number | null) {
  const template = (await store.lockedTemplate(db, id)) ?? refuse(notFound)
  if (version !== null && template.version !== version) return refuseChanged(db, [noun.acts.subject, id])
  return template
}

export async function addTemplate(doing: Doing, { Kind, Name, Body, IsActive }: Body<'addProposalTemplate'>) {
  const { db, now, actor } = doing
  const body = cleanTexts(Body, Kind)
  const template = await store.insertTemplate(db, { kind: Kind, name: Name, body, isActive: IsActive })
  await writeNew(doing, noun, template, 'addProposalTemplate')
  const { id, version } = template
  await store.addTemplateVersion(db, {
    templateId: id,
    version,
    name: Name,
    body,
    isShipped: false,
    at: now,
    by: actor.userId,
  })
  return { ID: id, Version: version }
}

/** The default of its kind stays offered: a proposal begins with it. */
export async function changeTemplate(
  doing: Doing,
  id: number,
  { Name, Body, IsActive, Version }: Body<'changeProposalTemplate'>,
) {
  const template = await locked(doing, id, Version)
  if (template.isDefault && !IsActive) refuse(invalidInput, {}, [{ path: 'IsActive', code: 'notAllowed' }])
  const body = cleanTexts(Body, template.kind)
  await writeAct(doing, noun, template, 'changeProposalTemplate', {
    set: { name: json(Name), body: json(body), is_active: IsActive, is_own: true },
  })
  await store.addTemplateVersion(doing.db, {
    templateId: id,
    version: Version + 1,
    name: Name,
    body,
    isShipped: false,
    at: doing.now,
    by: doing.actor.userId,
  })
  return { ID: id, Version: Version + 1 }
}

export async function makeDefault(doing: Doing, { ID, Version }: Body<'makeDefaultProposalTemplate'>) {
  // Of two who choose a default each would lock the own one and find the former gone: the second waits before it looks.
  await store.holdDefaults(doing.db)
  const template = await locked(doing, ID, Version)
  if (template.isDefault || !template.isActive) refuse(notNow)
  const former = await store.otherDefault(doing.db, template.kind, ID)
  if (former) await writeAct(doing, noun, former, 'endDefaultProposalTemplate', { set: { is_default: false } })
  await writeAct(doing, noun, template, 'makeDefaultProposalTemplate', { set: { is_default: true } })
  return { ID, Version: Version + 1 }
}

export async function restoreTemplate(doing: Doing, { ID, Version }: Body<'restoreProposalTemplate'>) {
  const template = await locked(doing, ID, Version)
  const body = template.shippedBody
  if (!body || !template.isOwn) return refuse(notNow)
  await writeAct(doing, noun, template, 'restoreProposalTemplate', { set: { body: json(body), is_own: false } })
  await store.addTemplateVersion(doing.db, {
    templateId: ID,
    version: Version + 1,
    name: template.name,
    body,
    isShipped: true,
    at: doing.now,
    by: doing.actor.userId,
  })
  return { ID, Version: Version + 1 }
}

/** A letter to whoever asks, in a text that need not be saved; it leaves with all others. */
export async function sendTest(
  doing: Doing,
  id: number,
  { Body, Language }: Body<'testProposalTemplate'>,
): Promise<void> {
  const { db, actor } = doing
  const template = await locked(doing, id, null)
  const texts = await filledBy(db, cleanTexts(Body, template.kind), await newestOfKind(db, template.kind))
  const [reader] = await accountFacts(db, [actor.userId])
  if (!reader) throw new Error(`there is no account ${actor.userId}`)
  const to = { address: reader.account_email, name: actor.name }
  const subject = inLanguage(template.name, Language).text
  await queueMail(db, { kind: 'testLetter', to, language: Language, subject, html: texts[Language] })
  await writeFact(doing, noun, template, 'testProposalTemplate', { language: Language })
}

/** What the program ships stays, and what is the default is replaced first. */
export async function deleteTemplate(doing: Doing, id: number): Promise<void> {
  const template = await locked(doing, id, null)
  if (template.shippedBody !== null || template.isDefault) refuse(notNow)
  const count = await store.proposalsOf(doing.db, id)
  if (count > 0) refuse(templateInUse, { count })
  await writeGone(doing, noun, template, 'deleteProposalTemplate', () => store.removeTemplate(doing.db, id))
}
