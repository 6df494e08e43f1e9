import type { Output } from '#platform/shared/call.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import type { Family } from '../../rules/kinds.ts'

export type FeedbackQuestion = Output<typeof feedbackCalls.getFeedbackQuestion>
export type FeedbackCategory = Output<typeof feedbackCalls.getFeedbackCategories>['Items'][number]

/** Where the questions of a family stand, and one of them. */
export const listPath = {
  course: '/Question/AssessmentCourseQuestion',
  instructor: '/Question/AssessmentInstructorQuestion',
} as const satisfies Record<Family, string>
export const editPath = {
  course: '/Question/AssessmentCourseQuestion-edit/:ID?',
  instructor: '/Question/AssessmentInstructorQuestion-edit/:ID?',
} as const satisfies Record<Family, string>
