import * as applying from './applying.ts'
import * as classLists from './class-lists.ts'
import * as papers from './papers.ts'
import * as payment from './payment.ts'
import * as registrations from './registrations.ts'
import * as review from './review.ts'

const { upcomingClass: _upcoming, ...applyingCalls } = applying
const { classTrainee: _trainee, ...classListCalls } = classLists
const { registrationReply: _registration, registrationClassRow: _classRow, ...registrationsCalls } = registrations

export const registrationCalls = {
  ...registrationsCalls,
  ...applyingCalls,
  ...review,
  ...payment,
  ...papers,
  ...classListCalls,
}
