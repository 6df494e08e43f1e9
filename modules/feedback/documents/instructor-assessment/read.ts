import { reading } from '#platform/server/documents/reading.ts'
import { readRow } from '#platform/server/reading/list.ts'
import { resultsOf } from '../../server/results.ts'
import { feedbackRounds } from '../../server/store/rounds.ts'
import instructorAssessment from './document.ts'

export default reading(instructorAssessment, async ({ db, actor }, { ID }) => {
  const round = await readRow(db, feedbackRounds, ID, { actor })
  if (!round || round.InstructorName === null || !round.IsCounted) return null
  const { ClassCode, CourseName, InstructorName, Kind, ClosesOn } = round
  return {
    content: {
      ClassCode,
      CourseName,
      InstructorName,
      Kind,
      ClosesOn,
      Results: await resultsOf(db, actor, { kind: Kind, roundId: ID }),
    },
    record: ['feedbackRound', ID],
  }
})
