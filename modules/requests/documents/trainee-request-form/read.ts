import { reading } from '#platform/server/documents/reading.ts'
import { askedToPrint } from '../../server/acts/printed.ts'
import { codeOfTrainee } from '../../server/store/printed.ts'
import traineeRequestForm from './document.ts'

export default reading(traineeRequestForm, async ({ db, actor }, { RequestID, TraineeID }) => {
  const found = await askedToPrint(db, actor, RequestID)
  if (!found || found.traineeId === null || (TraineeID && found.traineeId !== TraineeID)) return null
  return {
    content: { Asked: found.asked, TraineeCode: await codeOfTrainee(db, found.traineeId) },
    record: ['courseRequest', RequestID],
  }
})
