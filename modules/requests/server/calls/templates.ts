import type { Handler } from '#platform/server/handler.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { templateActs } from '../../contract/acts.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/templates.ts'
import { cleanTexts, filledBy } from '../acts/wording.ts'
import * as store from '../store/templates.ts'
import { newestOfKind } from '../store/wording.ts'

export const getProposalTemplates: Handler<typeof calls.getProposalTemplates> = async ({ db }) => ({
  Items: await store.allTemplates(db),
})

type Whole = NonNullable<Awaited<ReturnType<typeof store.wholeTemplate>>>
const possibleWith = ({ IsShipped, IsOwn, IsDefault, IsActive, Proposals }: Whole) => [
  'changeProposalTemplate' as const,
  ...(IsDefault || !IsActive ? [] : ['makeDefaultProposalTemplate' as const]),
  ...(IsShipped && IsOwn ? ['restoreProposalTemplate' as const] : []),
  ...(IsShipped || IsDefault || Proposals > 0 ? [] : ['deleteProposalTemplate' as const]),
]

export const getProposalTemplate: Handler<typeof calls.getProposalTemplate> = async ({ db, actor, query }) => {
  const template = (await store.wholeTemplate(db, query.ID)) ?? refuse(notFound)
  const versions = await store.templateVersions(db, query.ID)
  return {
    ...template,
    Versions: versions.map(({ ar, en, ...version }) => ({
      ...version,
      By: ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' },
    })),
    Actions: actsOpenTo(templateActs, actor, possibleWith(template)),
  }
}

export const getProposalTemplateOptions: Handler<typeof calls.getProposalTemplateOptions> = async ({ db, query }) => ({
  Items: await store.templateOptions(db, query.Kind),
})

export const addProposalTemplate: Handler<typeof calls.addProposalTemplate> = (asked) =>
  acts.addTemplate(asked, asked.body)

export const changeProposalTemplate: Handler<typeof calls.changeProposalTemplate> = (asked) =>
  acts.changeTemplate(asked, asked.query.ID, asked.body)

export const makeDefaultProposalTemplate: Handler<typeof calls.makeDefaultProposalTemplate> = (asked) =>
  acts.makeDefault(asked, asked.body)

export const restoreProposalTemplate: Handler<typeof calls.restoreProposalTemplate> = (asked) =>
  acts.restoreTemplate(asked, asked.body)

export const testProposalTemplate: Handler<typeof calls.testProposalTemplate> = async (asked) => {
  await acts.sendTest(asked, asked.query.ID, asked.body)
  return { Done: true }
}

export const deleteProposalTemplate: Handler<typeof calls.deleteProposalTemplate> = async (asked) => {
  await acts.deleteTemplate(asked, asked.query.ID)
  return { Done: true }
}

export const previewProposalTemplate: Handler<typeof calls.previewProposalTemplate> = async ({ db, body }) => {
  const newest = await newestOfKind(db, body.Kind)
  return { About: newest?.code ?? null, Texts: await filledBy(db, cleanTexts(body.Body, body.Kind), newest) }
}
