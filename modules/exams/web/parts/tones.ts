import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { AttemptState } from '../../rules/attempt-states.ts'
import type { ExamState } from '../../rules/exam-states.ts'

export const examTones: Readonly<Record<ExamState, Tone>> = {
  draft: 'neutral',
  ready: 'info',
  published: 'info',
  open: 'success',
  closed: 'neutral',
  marking: 'warning',
  resultsInitial: 'warning',
  resultsFinal: 'success',
  archived: 'neutral',
}

export const attemptTones: Readonly<Record<AttemptState, Tone>> = {
  created: 'neutral',
  inProgress: 'success',
  interrupted: 'warning',
  submitted: 'info',
  autoSubmitted: 'info',
  closedViolation: 'danger',
  voided: 'neutral',
  autoMarked: 'success',
  awaitingManual: 'warning',
  marked: 'success',
  final: 'success',
}
