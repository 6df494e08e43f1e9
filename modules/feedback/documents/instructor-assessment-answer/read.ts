import { reading } from '#platform/server/documents/reading.ts'
import { answersOfSheet } from '../../server/reply.ts'
import { signedSheet } from '../../server/store/results.ts'
import { questionsOf } from '../../server/store/sheets.ts'
import instructorAssessmentAnswer from './document.ts'

export default reading(instructorAssessmentAnswer, async ({ db, actor }, { ID }) => {
  const found = await signedSheet(db, actor, ID)
  if (found?.Kind !== 'instructorByEvaluator' || found.InstructorName === null) return null
  const { ClassCode, CourseName, InstructorName, Name, GivenOn } = found
  const Answers = answersOfSheet(await questionsOf(db, [found.sheetId]), found.answers)
  return {
    content: { ClassCode, CourseName, InstructorName, EvaluatorName: Name, GivenOn, Answers },
    record: ['feedbackRound', found.roundId],
  }
})
