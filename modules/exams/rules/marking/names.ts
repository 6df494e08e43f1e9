import { isReleased, type ExamState } from '../exam-states.ts'

/** Whether whoever marks reads no names: the academy says so, and the results are not out yet. */
export const areNamesHidden = (isSet: boolean, exam: ExamState): boolean => isSet && !isReleased(exam)

/** Whether the list of who sits leaves the names out: whoever watches over a running exam has to know people. */
export const areSittersHidden = (isSet: boolean, exam: ExamState): boolean =>
  areNamesHidden(isSet, exam) && (exam === 'closed' || exam === 'marking')

/** What of a paper's log its own trainee did: who did it is their name. */
export const doneByTrainee: readonly string[] = [
  'started',
  'left',
  'returned',
  'resumed',
  'submitted',
  'closedViolation',
]
