import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import type { Language } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'
import { nobodyToTell } from '../../contract/refusals.ts'
import { sendActions, sendPersonStates, type sendRoles, type SendState } from '../../rules/sends.ts'
import { sending, sendNoun } from '../acts/noun.ts'
import { sendTopic, tellSome, toldAtOnce } from '../acts/send.ts'
import * as store from '../store/sends.ts'
import { audienceAccounts } from '../store/audience.ts'

/** The academy's audiences, which a module below keeps. */
export interface Audiences {
  /** In the order of the names as they are read in the language. */
  readonly names: (db: Database, language: Language) => Promise<{ ID: number; Name: Trilingual }[]>
  /** The accounts of an audience's people; null where there is no such audience. */
  readonly accounts: (db: Database, id: number) => Promise<readonly number[] | null>
}

type To = Argument<typeof calls.countSendRecipients>['body']

async function accountsOf(db: Database, audiences: Audiences, to: To): Promise<number[]> {
  const id = to.AudienceID ?? null
  const ofAudience = id === null || to.SendToAll ? [] : ((await audiences.accounts(db, id)) ?? refuse(notFound))
  return audienceAccounts(db, {
    everyMember: to.SendToAll,
    classId: to.CourseClassID,
    courseId: to.CourseID ?? null,
    roles: to.Roles ?? [],
    traineeIds: to.Trainees,
    instructorIds: to.Instructors,
    ofAudience,
  })
}

/** What was asked for, without the people by name. */
const asked = ({ Trainees, Instructors, CourseClassID, CourseID, AudienceID, Roles, SendToAll }: To) => ({
  CourseClassID,
  CourseID: CourseID ?? null,
  AudienceID: AudienceID ?? null,
  Roles: Roles ?? [],
  SendToAll,
  Trainees: new Set(Trainees).size,
  Instructors: new Set(Instructors).size,
})

export const countSendRecipients =
  (audiences: Audiences): Handler<typeof calls.countSendRecipients> =>
  async ({ db, body }) => ({ Count: (await accountsOf(db, audiences, body)).length })

export const getSendAudiences =
  (audiences: Audiences): Handler<typeof calls.getSendAudiences> =>
  async ({ db, actor }) => ({ Items: await audiences.names(db, actor.language) })

/** Tells the first at once; the others are told in the background, in whichever process. */
export const sendNotification =
  (audiences: Audiences): Handler<typeof calls.sendNotification> =>
  async ({ db, actor, body, record, now }) => {
    const accounts = await accountsOf(db, audiences, body)
    if (accounts.length === 0) refuse(nobodyToTell)
    const { Title, Subject, ...to } = body
    const subject = await sanitizeLongText(Subject, 'Subject')
    const id = await store.insertSend(db, accounts, {
      title: Title,
      subject,
      asked: asked(to),
      madeBy: actor.userId,
      now,
    })
    await tellSome(db, id, toldAtOnce, now)
    if (accounts.length > toldAtOnce) await store.wakeSends(db)
    const told = { recipients: accounts.length, everyMember: body.SendToAll, sendId: id }
    await writeFact({ db, record }, sending, { classId: body.CourseClassID ?? 0 }, 'sendNotification', told)
    return {
      message: 'notification sent successfully',
      recipientsCount: accounts.length,
      SendID: id,
      ToldCount: Math.min(accounts.length, toldAtOnce),
    }
  }

const shown = <Row extends { readonly State: SendState }>(row: Row) => ({ ...row, Actions: sendActions(row.State) })

export const getSends: Handler<typeof calls.getSends> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.sends, query, { actor })
  return { Items: rows.map(shown), Total: total }
}

export const getSend =
  (audiences: Audiences): Handler<typeof calls.getSend> =>
  async ({ db, actor, query: { ID } }) => {
    const row = (await readRow(db, store.sends, ID, { actor })) ?? refuse(notFound)
    const found = (await store.sendForActor(db, actor, ID)) ?? refuse(notFound)
    const to = found.asked as ReturnType<typeof asked>
    const counts = await store.countsOf(db, ID)
    const ofAudience =
      to.AudienceID === null
        ? undefined
        : (await audiences.names(db, actor.language)).find(({ ID: id }) => id === to.AudienceID)
    return {
      ...shown(row),
      Subject: found.subject,
      To: {
        Class: to.CourseClassID === null ? null : await store.classCode(db, to.CourseClassID),
        Course: to.CourseID === null ? null : await store.courseName(db, to.CourseID),
        Audience: ofAudience?.Name ?? null,
        Roles: to.Roles as (typeof sendRoles)[number][],
        EveryMember: to.SendToAll,
        Trainees: to.Trainees,
        Instructors: to.Instructors,
      },
      Counts: sendPersonStates.map((State) => ({ State, Count: counts.get(State) ?? 0 })),
    }
  }

export const getSendPeople: Handler<typeof calls.getSendPeople> = async ({ db, actor, query }) => {
  if (!(await store.sendForActor(db, actor, query.SendID))) refuse(notFound)
  const { rows, total } = await readList(db, store.sendPeople, query, null)
  return { Items: rows, Total: total }
}

export const stopSend: Handler<typeof calls.stopSend> = async ({ db, actor, record, now, query, body }) => {
  const found = (await store.lockedSend(db, actor, query.ID)) ?? refuse(notFound)
  if (!sendActions(found.state as SendState).includes('stopSend')) refuse(notNow)
  if (found.version !== body.Version) return refuseChanged(db, [sendNoun.acts.subject, query.ID])
  await writeAct({ db, record }, sendNoun, found, 'stopSend', { set: { state: 'stopped', ended_at: now } })
  await store.stopWaiting(db, query.ID, now)
  await publishLive(db, [found.made_by], sendTopic, query.ID)
  return { ID: query.ID, Version: body.Version + 1 }
}
