import type { Handler } from '#platform/server/handler.ts'
import { picturesByAddress } from '#platform/server/mail/pictures.ts'
import { letterPictures } from '#platform/shared/letters/merge-text.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { mailTemplateActs } from '../../contract/acts.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'
import { offeredMarks, type TemplateWords } from '#platform/shared/letters/template-marks.ts'
import { cleanWords } from '../acts/clean-words.ts'
import * as acts from '../acts/mail-template.ts'
import { previewOf } from '../acts/preview-letter.ts'
import type { AllNotices } from '../notices/all.ts'
import { shownLetters } from '../acts/shown-letters.ts'
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
      Actions: actsOpenTo(mailTemplateActs, actor, [
        'changeMailTemplate',
        'sendTestLetter',
        ...(template.is_own ? (['restoreMailTemplate'] as const) : []),
      ]),
    }
  }

export const changeMailTemplate: Handler<typeof calls.changeMailTemplate> = (asked) => {
  const { Title, Body, Version } = asked.body
  return acts.changeMailTemplate(asked, asked.query.ID, cleanWords({ Title, Body }), Version)
}

export const restoreMailTemplate: Handler<typeof calls.restoreMailTemplate> = (asked) =>
  acts.restoreMailTemplate(asked, asked.query.ID, asked.body.Version)

export const previewMailTemplate =
  (notices: Notices): Handler<typeof calls.previewMailTemplate> =>
  async ({ db, actor, query, body }) => {
    const template = (await store.templateById(db, query.ID)) ?? refuse(notFound)
    const words = cleanWords(body)
    acts.requireMarks(template, words)
    const [reader] = await recipientsOf(db, [actor.userId])
    if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
    const { At, Letters } = await previewOf(db, notices(), template.kind, words, reader)
    return { At, Letters: await shownLetters(db, Letters) }
  }

export const sendTestLetter =
  (notices: Notices): Handler<typeof calls.sendTestLetter> =>
  async (asked) => {
    const { Title, Body, Language } = asked.body
    await acts.sendTestLetter(asked, notices(), asked.query.ID, cleanWords({ Title, Body }), Language)
    return { Done: true }
  }

export const getLetterPictures: Handler<typeof calls.getLetterPictures> = async ({ db }) => {
  const pictures = await picturesByAddress(db)
  const Items = letterPictures.flatMap((Place) => {
    const picture = pictures[Place]
    return picture ? [{ Place, Address: picture.src }] : []
  })
  return { Items }
}
