import { trainee } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { classActs, resultActs } from '../contract/acts.ts'
import { askingPublisher, resultPublishers } from './audiences.ts'
import { resultLetters as letters } from './letters/results.ts'

const results = page('/TraineeParticipation', (event) => ({ class: numberIn(event, 'classId'), tab: 'results' }))
const ownResult = page('/TraineeCoursePass/:CourseClassID?/:TraineeID?', (event) => ({
  CourseClassID: numberIn(event, 'classId'),
  TraineeID: numberIn(event, 'traineeId'),
}))

/** Who is told of degrees and final results. */
export const notices: NoticesOf<typeof classActs> & NoticesOf<typeof resultActs> = {
  'evaluation.saveParticipation': nobody,
  'evaluation.publishFinalResults': [tell(trainee, letters.finalResult, ownResult)],
  'evaluation.changeFinalResult': [tell(trainee, letters.finalResultChanged, ownResult)],
  'evaluation.askResultChange': [tell(resultPublishers, letters.resultChangeToDecide, results)],
  'evaluation.approveResultChange': [tell(askingPublisher, letters.resultChangeApproved, results)],
  'evaluation.rejectResultChange': [tell(askingPublisher, letters.resultChangeRejected, results)],
  'evaluation.withdrawResultChange': nobody,
}
