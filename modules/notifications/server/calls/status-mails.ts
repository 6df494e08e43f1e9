import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { classForActor } from '#modules/classes/server/public.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { statusMailActs } from '../../contract/acts.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'
import { nobodyToTell, noMailTemplate } from '../../contract/refusals.ts'
import { isOfInstructor, mailTypeOf, marksOf } from '../../rules/status-mails.ts'
import { free, type TemplateWords } from '#platform/shared/letters/template-marks.ts'
import { cleanWords } from '../acts/clean-words.ts'
import { lettersAboutNewest, lettersTo, mailTo } from '../acts/mail-to-people.ts'
import { sending } from '../acts/noun.ts'
import * as acts from '../acts/status-mail.ts'
import { mailPeople } from '../store/mail-people.ts'
import { shownLetters } from '../acts/shown-letters.ts'
import { recipientsOf } from '../store/recipients.ts'
import * as store from '../store/status-mails.ts'
import { shownVersions } from './shown-versions.ts'

type InEach = TemplateWords['title']

const shown = (template: store.StoredStatusMail) => ({
  ID: template.id,
  MailType: template.mail_type,
  Status: template.status,
  Title: template.title as InEach | null,
  IsOwn: template.is_own,
})

export const getMailTemplates: Handler<typeof calls.getMailTemplates> = async ({ db }) => ({
  Items: (await store.allStatusMails(db)).map(shown),
})

export const getMailTemplate: Handler<typeof calls.getMailTemplate> = async ({ db, actor, query }) => {
  const template = (await store.statusMailById(db, query.ID)) ?? refuse(notFound)
  const shipped = acts.shippedOf(template)
  return {
    ...shown(template),
    Body: template.body as InEach | null,
    ShippedTitle: shipped?.title ?? null,
    ShippedBody: shipped?.body ?? null,
    Marks: free(marksOf(acts.typeOf(template))).map(({ name, isNeeded }) => ({ Name: name, IsNeeded: isNeeded })),
    Versions: await shownVersions<InEach | null>(db, store.versions, template.id),
    Version: template.version,
    Actions: actsOpenTo(statusMailActs, actor, possibleWith(template)),
  }
}

type Action = 'changeStatusMail' | 'removeStatusMail' | 'restoreStatusMail' | 'testStatusMail'
const possibleWith = (template: store.StoredStatusMail): Action[] => [
  'changeStatusMail',
  'testStatusMail',
  ...(template.title === null ? [] : ['removeStatusMail' as const]),
  ...(template.is_own && template.shipped_title !== null ? ['restoreStatusMail' as const] : []),
]

export const changeStatusMail: Handler<typeof calls.changeStatusMail> = (asked) => {
  const { Title, Body, Version } = asked.body
  return acts.changeStatusMail(asked, asked.query.ID, cleanWords({ Title, Body }), Version)
}

export const removeStatusMail: Handler<typeof calls.removeStatusMail> = (asked) =>
  acts.removeStatusMail(asked, asked.query.ID, asked.body.Version)

export const restoreStatusMail: Handler<typeof calls.restoreStatusMail> = (asked) =>
  acts.restoreStatusMail(asked, asked.query.ID, asked.body.Version)

export const previewStatusMail: Handler<typeof calls.previewStatusMail> = async ({ db, actor, query, body }) => {
  const template = (await store.statusMailById(db, query.ID)) ?? refuse(notFound)
  const words = cleanWords(body)
  acts.requireKnownMarks(template, words)
  const [reader] = await recipientsOf(db, [actor.userId])
  if (!reader) throw new Error(`account ${actor.userId} signed in and is not active`)
  const { About, Letters } = await lettersAboutNewest(db, acts.typeOf(template), template.status, words, reader)
  return { About, Letters: await shownLetters(db, Letters) }
}

export const testStatusMail: Handler<typeof calls.testStatusMail> = async (asked) => {
  const { Title, Body, Language } = asked.body
  await acts.testStatusMail(asked, asked.query.ID, cleanWords({ Title, Body }), Language)
  return { Done: true }
}

interface About {
  readonly MailType: number
  readonly CourseClassID?: number | null | undefined
  readonly InstructorID?: number | undefined
}

/** Where to look for the people of a mail type: in the class that it needs, or among instructors. */
async function reached(db: Database, actor: Actor, { MailType, CourseClassID, InstructorID }: About) {
  const type = mailTypeOf(MailType) ?? refuse(notFound)
  if (isOfInstructor(type))
    return { type, classId: null, wanted: InstructorID === undefined ? {} : { ids: [InstructorID] } }
  const classId = CourseClassID ?? 0
  await classForActor(db, actor, classId)
  return { type, classId, wanted: { classId } }
}

export const getMailPeople: Handler<typeof calls.getMailPeople> = async ({ db, actor, query }) => {
  const { type, wanted } = await reached(db, actor, query)
  const people = await mailPeople(db, type, { ...wanted, language: actor.language })
  return {
    People: people.map(({ id, code, nameAr, nameEn, status }) => ({
      ID: id,
      Code: code,
      Name: { ar: nameAr, en: nameEn },
      Status: status,
    })),
    Written: await store.writtenStatuses(db, type.type),
  }
}

export const getMailToPeople: Handler<typeof calls.getMailToPeople> = async ({ db, actor, query }) => {
  const { type, wanted } = await reached(db, actor, query)
  const [person] = await mailPeople(db, type, { ...wanted, ids: [query.PersonID] })
  if (!person) refuse(notFound)
  const words = (await store.wordsFor(db, type.type, person.status)) ?? refuse(noMailTemplate)
  return shownLetters(db, await lettersTo(db, type, words, person))
}

export const cordinatorSendMail =
  (secrets: Secrets): Handler<typeof calls.cordinatorSendMail> =>
  async ({ db, actor, body, record }) => {
    const { type, classId, wanted } = await reached(db, actor, body)
    const words = (await store.wordsFor(db, type.type, body.Status)) ?? refuse(noMailTemplate)
    const ids = [...new Set(body.People)]
    const people = await mailPeople(db, type, { ...wanted, ids, status: body.Status })
    const mails = await mailTo(db, secrets, type, words, people)
    const sentCount = mails.length
    if (sentCount === 0) refuse(nobodyToTell)
    const told = { mailType: type.type, status: body.Status, recipients: sentCount }
    await writeFact({ db, record }, sending, { classId: classId ?? 0 }, 'sendStatusMail', told)
    await store.followFrom(db, mails, actor.userId)
    return { message: 'mail sent', sentCount, leftOutCount: ids.length - sentCount }
  }
