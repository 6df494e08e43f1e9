import { historyOf } from '#modules/planning/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { kindsKeptBy } from '../../rules/kinds.ts'
import { doingOf, type Opening } from '../acts/doing.ts'
import * as acts from '../acts/rounds.ts'
import { roundReply } from '../reply.ts'
import * as store from '../store/rounds.ts'

export const getFeedbackRounds: Handler<typeof calls.getFeedbackRounds> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.feedbackRounds, query, { actor })
  return { Items: rows.map((row) => roundReply(row, actor)), Total: total }
}

export const getFeedbackRound: Handler<typeof calls.getFeedbackRound> = async ({ db, actor, query, request }) => {
  const row = (await readRow(db, store.feedbackRounds, query.ID, { actor })) ?? refuse(notFound)
  if (!kindsKeptBy(actor).includes(row.Kind)) refuse(notFound)
  const history = await historyOf(db, request.language, ['feedbackRound', row.ID])
  return {
    ...roundReply(row, actor),
    SheetID: row.SheetID,
    History: history.map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By, Why })),
  }
}

export const getFeedbackAsked: Handler<typeof calls.getFeedbackAsked> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.feedbackAsked, query, { actor })
  return { Items: rows, Total: total }
}

export const getFeedbackPeople: Handler<typeof calls.getFeedbackPeople> = ({ db, query }) =>
  store.peopleToChoose(db, query.ClassID)

export const openFeedbackRound: Handler<typeof calls.openFeedbackRound> = async (asked) =>
  acts.openRound(await doingOf(asked), asked.actor, asked.body)

type Body = { readonly ID: number; readonly Version: number }
/** One act on a round as it was seen. */
const kept =
  <B extends Body>(does: (doing: Opening, round: store.Round, body: B) => Promise<void>, raises: 0 | 1 = 1) =>
  async (asked: Asked<{ body: B }>) => {
    const doing = await doingOf(asked)
    await does(doing, await acts.take(doing, asked.actor, asked.body), asked.body)
    return { ID: asked.body.ID, Version: asked.body.Version + raises }
  }

export const extendFeedbackRound: Handler<typeof calls.extendFeedbackRound> = kept<
  Body & { readonly ClosesOn: string }
>((doing, round, { ClosesOn }) => acts.extendRound(doing, round, ClosesOn))
export const remindFeedbackRound: Handler<typeof calls.remindFeedbackRound> = kept(acts.remindRound, 0)
export const closeFeedbackRound: Handler<typeof calls.closeFeedbackRound> = kept(acts.closeRound)
export const releaseFeedbackRound: Handler<typeof calls.releaseFeedbackRound> = kept(acts.releaseRound)
