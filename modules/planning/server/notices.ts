import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type {
  calendarYearActs,
  classRoomActs,
  holidayActs,
  planRowActs,
  recurringHolidayActs,
  scenarioActs,
} from '../contract/acts.ts'
import { admins, instructor, planCoordinator, released } from './audiences.ts'
import { planLetters } from './letters/plan.ts'
import { teachingLetters } from './letters/teaching.ts'

const planRow = page('/planning/AnnualPlan', (event) => ({ row: event.subjectId }))
const answer = page('/InstructorConfirmation/:ID?', (event) => ({ ID: event.subjectId }))

const toCoordinator = (kind: keyof typeof planLetters) => tell(planCoordinator, planLetters[kind], planRow)
const toInstructor = (kind: keyof typeof teachingLetters) => tell(instructor, teachingLetters[kind], answer)
const toReleased = (kind: keyof typeof teachingLetters) => tell(released, teachingLetters[kind], answer)

type Told = NoticesOf<typeof classRoomActs> &
  NoticesOf<typeof holidayActs> &
  NoticesOf<typeof calendarYearActs> &
  NoticesOf<typeof recurringHolidayActs> &
  NoticesOf<typeof scenarioActs> &
  NoticesOf<typeof planRowActs>

/** Who is told of what happens to class rooms, holidays and the rows of the plan. */
export const notices: Told = {
  'planning.addClassRoom': nobody,
  'planning.editClassRoom': nobody,
  'planning.deleteClassRoom': nobody,
  'planning.addHoliday': nobody,
  'planning.editHoliday': nobody,
  'planning.deleteHoliday': nobody,
  'planning.addCalendarYear': nobody,
  'planning.editCalendarYear': nobody,
  'planning.deleteCalendarYear': nobody,
  'planning.addRecurringHoliday': nobody,
  'planning.editRecurringHoliday': nobody,
  'planning.deleteRecurringHoliday': nobody,

  'planning.addScenario': nobody,
  'planning.editScenario': nobody,
  'planning.activateScenario': nobody,
  'planning.deleteScenario': nobody,

  'planning.add': nobody,
  'planning.edit': nobody,
  // Who is asked anew is told by that.
  'planning.move': nobody,
  'planning.changeCoordinator': [toCoordinator('planHandedOver')],
  'planning.copy': nobody,
  'planning.delete': nobody,
  'planning.propose': [tell(admins, planLetters.planProposed, planRow)],
  'planning.withdraw': nobody,
  'planning.approve': [toCoordinator('planApproved')],
  'planning.sendBack': [toCoordinator('planSentBack'), toReleased('teachingReleased')],
  'planning.publish': nobody,
  'planning.unpublish': nobody,
  'planning.waive': [toCoordinator('planWaived')],
  'planning.confirm': nobody,
  'planning.execute': nobody,
  'planning.postpone': [toCoordinator('planPostponed'), toReleased('teachingPostponed')],
  'planning.cancel': [toCoordinator('planCancelled'), toReleased('teachingCancelled')],
  // The class tells its instructors.
  'planning.postponeWithClass': [toCoordinator('planPostponed')],
  'planning.cancelWithClass': [toCoordinator('planCancelled')],

  'planning.askInstructor': [toInstructor('instructorConfirm')],
  'planning.releaseInstructor': [toInstructor('teachingReleased')],
  'planning.accept': [toCoordinator('instructorAccepted')],
  'planning.reject': [toCoordinator('instructorRejected')],
  'planning.remindInstructor': [toInstructor('instructorReminder')],
  'planning.reportSilentInstructor': [toCoordinator('instructorSilent')],
}
