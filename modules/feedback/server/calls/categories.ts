import { deleteEntry, saveEntry } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { categoryUnknown } from '../../contract/refusals.ts'
import { kindsKeptBy, type SheetKind } from '../../rules/kinds.ts'
import { feedbackCategories, kindOfCategory } from '../store/categories.ts'

const Lookup = 'CategoryAssessment' as const

export const getFeedbackCategories: Handler<typeof calls.getFeedbackCategories> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, feedbackCategories, query, { actor, kinds: kindsKeptBy(actor) })
  return { Items: rows, Total: total }
}

/** Refuses a kind of sheet that the actor does not keep. */
function requireKept(actor: Actor, kind: SheetKind | undefined): void {
  if (kind === undefined || !kindsKeptBy(actor).includes(kind)) refuse(categoryUnknown)
}
const requireOwn = async (db: Database, actor: Actor, id: number) => requireKept(actor, await kindOfCategory(db, id))

export const saveFeedbackCategory: Handler<typeof calls.saveFeedbackCategory> = async (asked) => {
  const { db, actor, body } = asked
  const { Kind, ...entry } = body
  requireKept(actor, Kind)
  if (body.ID !== null) await requireOwn(db, actor, body.ID)
  return saveEntry({ ...asked, body: { ...entry, Lookup, AssessmentType: Kind } })
}

export const deleteFeedbackCategory: Handler<typeof calls.deleteFeedbackCategory> = async (asked) => {
  const { db, actor, query } = asked
  await requireOwn(db, actor, query.ID)
  return deleteEntry({ ...asked, query: { Lookup, ID: query.ID } })
}
