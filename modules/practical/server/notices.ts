import { coordinator } from '#modules/classes/server/public.ts'
import { trainee } from '#modules/people/server/public.ts'
import { enrolledTrainees } from '#modules/registration/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { examinationActs, markingActs, questionActs, resultActs, sheetActs } from '../contract/acts.ts'
import { evaluatorsWhoAssess, instructorsWhoAssess } from './audiences.ts'
import { practicalLetters as letters } from './letters/practical.ts'

const ofClass = (event: { readonly data: Readonly<Record<string, unknown>> }) => numberIn(event as never, 'classId')
const marking = page('/TraineePractical', (event) => ({ class: ofClass(event) }))
const answers = page('/InstructorGeneralPracticalAnswer', (event) => ({ class: ofClass(event) }))
const process = page('/PracticalProcess', (event) => ({ class: ofClass(event) }))
const attended = page('/CourseClassDetail/:ID?', (event) => ({ ID: ofClass(event), tab: 'practical' }))

/** Who is told of the practical part of a class. */
export const notices: NoticesOf<typeof questionActs> &
  NoticesOf<typeof sheetActs> &
  NoticesOf<typeof examinationActs> &
  NoticesOf<typeof markingActs> &
  NoticesOf<typeof resultActs> = {
  'practical.addPracticalQuestion': nobody,
  'practical.editPracticalQuestion': nobody,
  'practical.orderPracticalQuestions': nobody,
  'practical.deletePracticalQuestion': nobody,
  'practical.savePracticalSheet': nobody,
  'practical.planPractical': [
    tell(enrolledTrainees, letters.practicalDays, attended),
    tell(instructorsWhoAssess, letters.practicalToAssess, marking),
    tell(evaluatorsWhoAssess, letters.practicalToAssess, answers),
  ],
  'practical.beginPractical': nobody,
  // Each trainee is told of the own result.
  'practical.releasePractical': nobody,
  'practical.reopenPractical': nobody,
  'practical.saveTraineePractical': nobody,
  'practical.signPractical': nobody,
  'practical.withdrawPracticalSignature': nobody,
  'practical.partPractical': [tell(coordinator, letters.practicalApart, process)],
  'practical.releasePracticalResult': [tell(trainee, letters.practicalResult, attended)],
}
