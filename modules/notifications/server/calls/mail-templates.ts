import type { Handler } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'
import { offeredMarks, type TemplateWords } from '../../rules/template-marks.ts'
import * as acts from '../acts/mail-template.ts'
import { previewOf } from '../acts/preview-letter.ts'
import type { AllNotices } from '../notices/all.ts'
import { recipientsOf } from '../store/recipients.ts'
import * as store from '../store/templates.ts'
import { shownVersions } from './shown-versions.ts'

type Notices = () => AllNotices
type InEach = TemplateWords['title']

const topicOf = (notices: AllNotices, kind: string): Topic =>
  Object.values(notices)
    .flat()
    .find(({ letter }) => letter.kind === kind)?.letter.topic ?? 'coordination'

const shown = (notices: AllNotices, template: store.StoredTemplate) => ({
  ID: template.id,
  Kind: template.kind,
  Topic: topicOf(notices, template.kind),
  IsMailed: template.sends_mail,
  Title: template.title as InEach,
  IsOwn: template.is_own,
})

export const getSystemMailTemplates =
  (notices: Notices): Handler<typeof calls.getSystemMailTemplates> =>
  async ({ db }) => ({ Items: (await store.allTemplates(db)).map((template) => shown(notices(), template)) })

export const getSystemMailTemplate =
  (notices: Notices): Handler<typeof calls.getSystemMailTemplate> =>
  async ({ db, actor, query }) => {
    const template = (await store.templateById(db, query.ID)) ?? refuse(notFound)
    const shipped = acts.shippedOf(template)
    return {
      ...shown(notices(), template),
      Body: template.body as InEach,
      ShippedTitle: shipped.title,
      ShippedBody: shipped.body,
      Marks: offeredMarks(shipped).map(({ name, isNeeded }) => ({ Name: name, IsNeeded: isNeeded })),
      Versions: await shownVersions<InEach>(db, store.versions, template.id),
      Version: template.version,
      Actions: passes('editor', actor.role, actor.permissions)
        ? (
            [
              'changeMailTemplate',
              'sendTestLetter',
              ...(template.is_own ? (['restoreMailTemplate'] as const) : []),
            ] as const
          ).slice()
        : [],
    }
  }

export const changeMailTemplate: Handler<typeof calls.changeMailTemplate> = (asked) => {
  const { Title, Body, Version } = asked.body
  return acts.changeMailTemplate(asked, asked.query.ID, { title: Title, body: Body }, Version)
}

export const restoreMailTemplate: Handler<typeof calls.restoreMailTemplate> = (asked) =>
  acts.restoreMailTemplate(asked, asked.query.ID, asked.body.Version)

export const previewMailTemplate =
  (notices: Notices): Handler<typeof calls.previewMailTemplate> =>
  async ({ db, actor, query, body }) => {
    const template = (await store.templateById(db, query.ID)) ?? refuse(notFound)
    const words = { title: body.Title, body: body.Body }
    acts.requireMarks(template, words)
    const [reader] = await recipientsOf(db, [actor.userId])
    if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
    return previewOf(db, notices(), template.kind, words, reader)
  }

export const sendTestLetter =
  (notices: Notices): Handler<typeof calls.sendTestLetter> =>
  async (asked) => {
    const { Title, Body, Language } = asked.body
    await acts.sendTestLetter(asked, notices(), asked.query.ID, { title: Title, body: Body }, Language)
    return { Done: true }
  }
