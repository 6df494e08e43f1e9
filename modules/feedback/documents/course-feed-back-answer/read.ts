import { reading } from '#platform/server/documents/reading.ts'
import { categoriesOf } from '../../server/reply.ts'
import { printedAsked } from '../../server/store/printed.ts'
import { questionsOf } from '../../server/store/sheets.ts'
import courseFeedBackAnswer from './document.ts'

export default reading(courseFeedBackAnswer, async ({ db, actor }, { CourseClassID, TraineeID }) => {
  const found = await printedAsked(db, actor, CourseClassID, TraineeID)
  if (!found) return null
  const { sheetId, roundId, ...sheet } = found
  const Categories = categoriesOf(await questionsOf(db, [sheetId]))
  return { content: { ...sheet, Categories }, record: ['feedbackRound', roundId] }
})
