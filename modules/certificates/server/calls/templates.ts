import type { Handler } from '#platform/server/handler.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { certificateTemplateActs } from '../../contract/acts.ts'
import type { certificatesCalls as calls } from '../../contract/calls.ts'
import { paperOf } from '../acts/papers.ts'
import { papersBy } from '../acts/template-preview.ts'
import * as acts from '../acts/templates.ts'
import * as store from '../store/templates.ts'

export const getCertificateTemplates: Handler<typeof calls.getCertificateTemplates> = async ({ db }) => ({
  Items: await store.allTemplates(db),
})

export const getCertificateTemplate: Handler<typeof calls.getCertificateTemplate> = async ({ db, actor, query }) => {
  const template = (await store.wholeTemplate(db, query.ID)) ?? refuse(notFound)
  const versions = await store.templateVersions(db, query.ID)
  return {
    ...template,
    Versions: versions.map(({ ar, en, ...version }) => ({
      ...version,
      By: ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' },
    })),
    MaySign: actor.role === 'admin',
    Actions: actsOpenTo(certificateTemplateActs, actor, [
      'changeCertificateTemplate' as const,
      ...(template.IsOwn ? (['restoreCertificateTemplate'] as const) : []),
    ]),
  }
}

export const changeCertificateTemplate: Handler<typeof calls.changeCertificateTemplate> = (asked) =>
  acts.changeTemplate(asked, asked.query.ID, asked.body)

export const restoreCertificateTemplate: Handler<typeof calls.restoreCertificateTemplate> = (asked) =>
  acts.restoreTemplate(asked, asked.body)

export const previewCertificateTemplate: Handler<typeof calls.previewCertificateTemplate> = async ({
  db,
  actor,
  body,
}) => {
  const { Kind } = (await store.wholeTemplate(db, body.ID)) ?? refuse(notFound)
  const newest = (await store.newestOfKind(db, Kind)) ?? null
  return {
    About: newest?.serial ?? null,
    Document: keyOf(paperOf[Kind]),
    Papers: await papersBy(db, actor, Kind, body, newest),
  }
}
