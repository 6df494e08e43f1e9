import { isDeepStrictEqual } from 'node:util'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import * as store from '../store/templates.ts'
import { templateNoun as noun, type TemplateDoing as Doing } from './template-noun.ts'
import { cleanTexts } from './wording.ts'

type Body = Argument<typeof certificatesCalls.changeCertificateTemplate>['body']

async function locked({ db }: Doing, id: number, version: number) {
  const template = (await store.lockedTemplate(db, id)) ?? refuse(notFound)
  if (template.version !== version) return refuseChanged(db, [noun.acts.subject, id])
  return template
}

/** What was typed in any language; what is empty is left out. */
export const typedTitle = (title: { readonly [language in keyof Trilingual]: string | null | undefined }): Trilingual =>
  Object.fromEntries(Object.entries(title).flatMap(([language, text]) => (text ? [[language, text]] : [])))

/** Changes what certificates of a kind say; those that were issued keep their text. */
export async function changeTemplate(doing: Doing, id: number, { Title, Body, BodyFemale, SignedBy, Version }: Body) {
  const template = await locked(doing, id, Version)
  // Whose name and signature stand on a paper is an administrator's to say, as for every document.
  if (doing.actor.role !== 'admin' && !isDeepStrictEqual(SignedBy, template.SignedBy)) refuse(notAllowed)
  const title = typedTitle(Title ?? {})
  const body = cleanTexts(Body, template.kind, 'Body')
  const bodyFemale = cleanTexts(BodyFemale, template.kind, 'BodyFemale')
  await writeAct(doing, noun, template, 'changeCertificateTemplate', {
    set: {
      title: json(title),
      body: json(body),
      body_female: json(bodyFemale),
      signed_by: SignedBy === null ? null : json(SignedBy),
      is_own: true,
    },
  })
  await store.addTemplateVersion(doing.db, {
    templateId: id,
    version: Version + 1,
    title,
    body,
    bodyFemale,
    signedBy: SignedBy,
    isShipped: false,
    at: doing.now,
    by: doing.actor.userId,
  })
  return { ID: id, Version: Version + 1 }
}

/** The shipped text holds again; what it is called and who signs stay as the academy said. */
export async function restoreTemplate(
  doing: Doing,
  { ID, Version }: { readonly ID: number; readonly Version: number },
) {
  const template = await locked(doing, ID, Version)
  if (!template.isOwn) refuse(notNow)
  const { shippedBody: body, shippedBodyFemale: bodyFemale } = template
  await writeAct(doing, noun, template, 'restoreCertificateTemplate', {
    set: { body: json(body), body_female: json(bodyFemale), is_own: false },
  })
  await store.addTemplateVersion(doing.db, {
    templateId: ID,
    version: Version + 1,
    title: template.Title,
    body,
    bodyFemale,
    signedBy: template.SignedBy,
    isShipped: true,
    at: doing.now,
    by: doing.actor.userId,
  })
  return { ID, Version: Version + 1 }
}
