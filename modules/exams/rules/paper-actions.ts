import { isProctor, type ExamPart } from './actors.ts'
import { attemptActionsFor, isLive, mayBeArchived, type AttemptState } from './attempt-states.ts'
import { isReleased, mayGrantTime, type ExamState } from './exam-states.ts'

/** As what somebody stands before a paper. Nobody does anything with the own one but sit it. */
export interface Standing {
  readonly parts: readonly ExamPart[]
  readonly isOwn: boolean
}

/** What somebody may do with a paper now. */
export const paperActions = (state: AttemptState, { parts, isOwn }: Standing): string[] =>
  isOwn ? [] : attemptActionsFor(state, parts)

/** The same of a paper whose change of marks waits: until it is decided nobody asks for other marks. */
export const whileChangeWaits = (actions: readonly string[], onChange: readonly string[]): string[] => [
  ...actions.filter((action) => action !== 'saveMarks'),
  ...onChange,
]

/** The same where two mark in turns and it is not the reader's. */
export const outOfTurn = (actions: readonly string[]): string[] =>
  actions.filter((action) => action !== 'saveMarks' && action !== 'finishMarking')

/** The same where answers wait for a mark: the paper is not finished with those that it has. */
export const whileAnswersWait = (actions: readonly string[]): string[] =>
  actions.filter((action) => action !== 'finishMarking')

/**
 * What somebody may do for one trainee of an exam, with the paper where there is one; `isPaused`: its clock stands still,
 * `hasRepeat`: a repeat is sat, or may be begun.
 */
export function candidateActions(
  exam: ExamState,
  paper: { readonly state: AttemptState; readonly isPaused: boolean } | null,
  standing: Standing,
  hasRepeat = false,
): string[] {
  if (standing.isOwn) return []
  const watches = isProctor(standing.parts)
  return [
    ...(paper ? paperActions(paper.state, standing) : []),
    ...(watches && paper && isLive(paper.state) ? [paper.isPaused ? 'resumeAttempt' : 'pauseAttempt'] : []),
    ...(watches && (hasRepeat || mayGrantTime(exam)) ? ['grantTime'] : []),
    ...(paper && mayBeArchived(paper.state) && standing.parts.some((part) => archivers.includes(part))
      ? ['archiveAnswers']
      : []),
  ]
}
/** Those of the rule that the call is declared with. */
const archivers: readonly ExamPart[] = ['admin', 'editor', 'corrector']

interface RunningPaper {
  readonly state: AttemptState
  readonly deadline: Date
}

/**
 * What a trainee may do with the own exam; `deadline` is the running paper's, `mayRepeat` a repeat that was granted, also
 * to who never came to the exam.
 */
export function sittingActions(
  exam: ExamState,
  { paper, mayRepeat }: { readonly paper: RunningPaper | null; readonly mayRepeat: boolean },
  now: Date,
): ('start' | 'resume' | 'seeResult')[] {
  if (paper && isLive(paper.state)) return paper.deadline > now ? ['resume'] : []
  if (mayRepeat) return ['start']
  if (!paper) return exam === 'open' ? ['start'] : []
  return isReleased(exam) ? ['seeResult'] : []
}
