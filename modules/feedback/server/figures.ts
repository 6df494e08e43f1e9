import { sql } from 'kysely'
import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import type { Role } from '#platform/shared/access.ts'
import { sheetKinds, type SheetKind } from '../rules/kinds.ts'
import { openAsked } from './store/answering.ts'
import { feedbackRounds } from './store/rounds.ts'

const shared = {
  roles: ['editor'],
  list: feedbackRounds,
  about: ({ actor }: Parameters<Figure['href']>[0]) => ({ actor }),
  since: sql`r.opens_on`,
  // Each family has a page of its own.
  inAddress: (filter: string) => (filter === 'Family' ? null : filter),
} as const

/** Where each role answers, and what it is asked there. */
const answers: Partial<Record<Role, { readonly path: `/${string}`; readonly kinds: readonly SheetKind[] }>> = {
  trainee: { path: '/AvailableReview', kinds: ['courseByTrainee', 'instructorByTrainee'] },
  customer: { path: '/AvailableReview', kinds: ['courseByOrganization'] },
  instructor: { path: '/InstructorCourseEvaluation', kinds: ['courseByInstructor'] },
  evaluator: { path: '/InstructorAssessment', kinds: ['instructorByEvaluator'] },
}

/** Invitations of which a sheet can be given still, each a line of the page. */
const feedbackToGive: Figure = {
  key: 'feedbackToGive',
  isFor: ({ role }) => answers[role] !== undefined,
  counted: (db, { actor, today }) =>
    sql`(${openAsked(db, actor, today, answers[actor.role]?.kinds ?? sheetKinds).select(
      sql`jsonb_build_object('Count', count(distinct i.id)::integer, 'Oldest', min(i.invited_on))`.as('n'),
    )})`,
  href: ({ actor }) => answers[actor.role]?.path ?? '/',
}

export const figures: readonly Figure[] = [
  feedbackToGive,
  figureOf({
    ...shared,
    key: 'feedbackOpen',
    page: { path: '/CustomerReview/CourseReview', rule: 'editorAssessment' },
    filters: { Family: 'course', State: 'open' },
  }),
  figureOf({
    ...shared,
    key: 'instructorFeedbackOpen',
    page: { path: '/CustomerReview/InstructorAssessment', rule: 'editor' },
    filters: { Family: 'instructor', State: 'open' },
  }),
]
