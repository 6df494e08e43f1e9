import type { Output } from '#platform/shared/call.ts'
import { href } from '#platform/web/href.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { roundActs } from '../../../contract/acts.ts'
import type { feedbackCalls as calls } from '../../../contract/calls.ts'
import type { Family } from '../../../rules/kinds.ts'
import type { RoundState } from '../../../rules/round-states.ts'

export type RoundRow = Output<typeof calls.getFeedbackRounds>['Items'][number]
export type Round = Output<typeof calls.getFeedbackRound>

export const roundTones: Readonly<Record<RoundState, Tone>> = { open: 'info', closed: 'warning', released: 'success' }

export const listPath = {
  course: '/CustomerReview/CourseReview',
  instructor: '/CustomerReview/InstructorAssessment',
} as const
export const recordPath = {
  course: '/CustomerReview/CourseReview-edit/:ID?',
  instructor: '/CustomerReview/InstructorAssessment-edit/:ID?',
} as const
export const roundHref = (family: Family, ID: number): string => href(recordPath[family], { ID })

/** What a keeper may do with a round, as its `Actions` say; changing its last day opens a form. */
export const roundButtons = (round: Pick<RoundRow, 'ID' | 'Version'>, extend?: () => void): Actions =>
  actButtons(
    roundActs,
    { ID: round.ID, Version: round.Version },
    ['releaseFeedbackRound', 'remindFeedbackRound', 'extendFeedbackRound', 'closeFeedbackRound'],
    { extendFeedbackRound: extend ? { run: extend } : false },
  )
