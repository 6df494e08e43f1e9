import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { kindsKeptBy, kindsOf } from '../../rules/kinds.ts'
import { doingOf } from '../acts/doing.ts'
import * as acts from '../acts/sheets.ts'
import { categoriesOf } from '../reply.ts'
import * as store from '../store/sheets.ts'

const actionsOf = (state: string) =>
  state === 'draft' ? ['editFeedbackSheet', 'publishFeedbackSheet', 'deleteFeedbackSheet'] : []

export const getFeedbackSheets: Handler<typeof calls.getFeedbackSheets> = async ({ db, actor, query }) => {
  const kinds = kindsOf(query.Family).filter((kind) => kindsKeptBy(actor).includes(kind))
  const sheets = await store.sheetsOf(db, { kinds }, query.CategoryID)
  return kinds.map((Kind) => ({
    Kind,
    Sheets: sheets
      .filter((sheet) => sheet.Kind === Kind)
      .map((sheet) => ({ ...sheet, Actions: actionsOf(sheet.State) })),
  }))
}

export const getFeedbackSheet: Handler<typeof calls.getFeedbackSheet> = async ({ db, actor, query }) => {
  const sheet = (await store.sheetById(db, { kinds: kindsKeptBy(actor) }, query.ID)) ?? refuse(notFound)
  const Categories = categoriesOf(await store.questionsOf(db, [sheet.ID]))
  return { ...sheet, Actions: actionsOf(sheet.State), Categories }
}

export const draftFeedbackSheet: Handler<typeof calls.draftFeedbackSheet> = async (asked) =>
  acts.draftSheet(await doingOf(asked), asked.actor, asked.body.Kind)

export const editFeedbackSheet: Handler<typeof calls.editFeedbackSheet> = async (asked) =>
  acts.editSheet(await doingOf(asked), asked.actor, asked.body)

export const publishFeedbackSheet: Handler<typeof calls.publishFeedbackSheet> = async (asked) =>
  acts.publishSheet(await doingOf(asked), asked.actor, asked.body)

export const deleteFeedbackSheet: Handler<typeof calls.deleteFeedbackSheet> = async (asked) => {
  await acts.deleteSheet(await doingOf(asked), asked.actor, asked.query.ID)
  return { Done: true }
}
