import type { Told } from '#platform/server/acts/write-act.ts'
import { acceptanceActs } from '../../../contract/acts.ts'
import type { AskedQuestion } from '../../store/questions/accepted-answers.ts'
import type { Doing } from '../doing.ts'
import { ownerIn } from '../owner-facts.ts'

/** What an exam accepts beside the key of one of its questions: a fact about the exam. */
export const noun: Told<typeof acceptanceActs, AskedQuestion, Doing> = {
  acts: acceptanceActs,
  idOf: (question) => question.examId,
  factsOf: (question) => ({
    examId: question.examId,
    ...ownerIn(question),
    code: question.code,
    questionId: question.questionId,
    examQuestionId: question.id,
  }),
  beside: ['alsoAccepted', 'changedPapers'],
}
