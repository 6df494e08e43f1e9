import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches which exams, which is also their part in its acts. `announced`: no draft nor one made ready; a right to
 * correct opens what there can be papers of. `taught`: of classes that the instructor teaches or examines and has not declined.
 */
export const examReach = reach('exam', {
  admin: { who: ['admin'], reaches: 'all' },
  editor: { who: ['editor'], reaches: 'all' },
  publisher: { who: ['enteringexamination'], reaches: 'all' },
  coordinator: { who: ['trainingcoordinator'], reaches: 'all' },
  evaluator: { who: ['evaluator'], reaches: 'all' },
  corrector: { who: ['correctiontraineeexam'], reaches: 'announced' },
  instructor: { who: ['instructor'], reaches: 'taught' },
})

/** Who sits which exam: its own trainee, whose answers nobody else gives. */
export const sittingReach = reach('sitting', {
  trainee: { who: ['trainee'], reaches: 'own' },
})

/** Whose papers others than their trainee may see. Putting exams together, or publishing them, opens no paper. */
export const paperReach = reach('paper', {
  staff: { who: ['admin', 'editor', 'trainingcoordinator', 'evaluator'], reaches: 'all' },
  corrector: { who: ['correctiontraineeexam'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
})

/** Whose released results somebody may see. `sent`: of people whom the organization sent to this class. */
export const examResultReach = reach('examResult', {
  staff: { who: ['admin', 'editor', 'trainingcoordinator', 'evaluator'], reaches: 'all' },
  corrector: { who: ['correctiontraineeexam'], reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})

/** The question bank has no owner: whoever puts exams together reads and writes all of it. */
export const questionReach = reach('question', {
  keeper: { who: access.editorExamination, reaches: 'all' },
})

/**
 * Who decides about changes of marks after the result: whoever marks the paper, never its own trainee. `examined`: of
 * classes that the instructor teaches, where that is an examiner.
 */
export const markChangeReach = reach('markChange', {
  marker: { who: ['admin', 'evaluator', 'correctiontraineeexam'], reaches: 'ofOthers' },
  instructor: { who: ['instructor'], reaches: 'examined' },
})

/** Who reaches which repeats, which is also their part in its acts. */
export const repeatReach = reach('repeatExam', {
  staff: { who: access.correctionTraineeExam, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
})

/** Who reaches what trainees hold against their results. */
export const grievanceReach = reach('grievance', {
  staff: { who: access.correctionTraineeExam, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
})

/**
 * In whose schedule an exam stands once it is announced: of who may sit it (`own`), of the organization that sent them, and of
 * who teaches, examines or coordinates its class.
 */
export const examScheduleReach = reach('examInSchedule', {
  staff: { who: ['admin', 'editor', 'trainingcoordinator', 'evaluator'], reaches: 'appointed' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'own' },
  organization: { who: ['customer'], reaches: 'sent' },
})
