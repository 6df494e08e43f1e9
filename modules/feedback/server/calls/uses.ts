import { usesOfRow } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { kindsKeptBy } from '../../rules/kinds.ts'
import { kindOfCategory } from '../store/categories.ts'
import { questionById } from '../store/questions.ts'

export const getFeedbackQuestionUses =
  (modules: AllModules): Handler<typeof calls.getFeedbackQuestionUses> =>
  async ({ db, actor, query }) => {
    const question = (await questionById(db, { kinds: kindsKeptBy(actor) }, query.ID)) ?? refuse(notFound)
    return { Places: await usesOfRow(db, modules, 'feedback.question', question.ID) }
  }

export const getFeedbackCategoryUses =
  (modules: AllModules): Handler<typeof calls.getFeedbackCategoryUses> =>
  async ({ db, actor, query }) => {
    const kind = (await kindOfCategory(db, query.ID)) ?? refuse(notFound)
    if (!kindsKeptBy(actor).includes(kind)) refuse(notFound)
    return { Places: await usesOfRow(db, modules, 'lookups.category_assessment', query.ID) }
  }
