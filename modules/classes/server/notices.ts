import { numberIn } from '#platform/server/notices/happened.ts'
import {
  nobody,
  page,
  tell,
  type Audience,
  type Condition,
  type Notice,
  type NoticesOf,
  type Page,
} from '#platform/server/notices/notice.ts'
import type { classActs, instructorActs, sessionActs } from '../contract/acts.ts'
import {
  appointedCoordinator,
  appointedEvaluator,
  askedFor,
  coordinator,
  instructor,
  instructorOf,
  instructors,
  itsSession,
  itsSessions,
  type Duty,
} from './audiences.ts'
import { classLetters as letters } from './letters/all.ts'
import { classState } from './store/class-people.ts'

type Kind = keyof typeof letters
type OfDates = Pick<Notice, 'dates' | 'only'>

const answerPage = page('/InstructorClassConfirmation/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
const classPage = page('/Setting/CourseClass-Edit/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
const ownClass = page('/CourseClassDetail/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
/* For who is no longer on its staff. */
const instructorSchedule = page('/InstructorSchedule')
const degrees = page('/TraineeParticipation', (event) => ({ class: numberIn(event, 'classId') }))

/** Nobody has been told of a draft, so nobody needs to hear of its changes. */
const announced: Condition = {
  says: 'the class is no draft',
  holds: async (db, event) => {
    const state = await classState(db, numberIn(event, 'classId'))
    return state !== undefined && state !== 'draft'
  },
}

const toCoordinator = (kind: Kind) => tell(coordinator, letters[kind], classPage)
const toInstructor = (kind: Kind) => tell(instructor, letters[kind], ownClass)
/** To each by the words of what they do in the class. */
const byDuty = (
  to: (duty: Duty) => Audience,
  kinds: Readonly<Record<Duty, Kind>>,
  opens: Page,
  only: Pick<Notice, 'only'> = {},
): Notice[] => (Object.keys(kinds) as Duty[]).map((duty) => tell(to(duty), letters[kinds[duty]], opens, only))
const asking = {
  teaching: 'classConfirm',
  examiner: 'classExaminerConfirm',
  practicalAssessor: 'classAssessorConfirm',
} as const
const reminding = {
  teaching: 'classInstructorReminder',
  examiner: 'classExaminerReminder',
  practicalAssessor: 'classAssessorReminder',
} as const
const releasing = {
  teaching: 'classInstructorReleased',
  examiner: 'classExaminerReleased',
  practicalAssessor: 'classAssessorReleased',
} as const
const toInstructors = (kind: Kind, more: OfDates = {}) => tell(instructors, letters[kind], ownClass, more)
const toInstructorsOfAnnounced = (kind: Kind, more: OfDates = {}) => toInstructors(kind, { ...more, only: announced })

/** Who is told of what happens to a class, of those who run it; registration tells those who are registered. */
export const notices: NoticesOf<typeof classActs> & NoticesOf<typeof sessionActs> & NoticesOf<typeof instructorActs> = {
  'classes.add': nobody,
  'classes.makeFromPlan': [toCoordinator('classMade')],
  'classes.comeBack': [toCoordinator('classMade')],
  'classes.edit': nobody,
  'classes.takeRevision': [toInstructors('classRevised')],
  'classes.open': byDuty(askedFor, asking, answerPage),
  'classes.go': [toInstructorsOfAnnounced('classGo', { dates: itsSessions })],
  'classes.start': nobody,
  'classes.end': [toCoordinator('classEnded'), tell(instructors, letters.degreesDue, degrees)],
  'classes.close': nobody,
  'classes.reopen': [toInstructors('classReopened', { dates: itsSessions })],
  'classes.hold': [toCoordinator('classAtRisk')],
  'classes.postpone': [toInstructors('teachingClassPostponed', { dates: itsSessions })],
  'classes.cancel': [toInstructors('teachingClassCancelled', { dates: itsSessions })],
  'classes.delete': nobody,
  'classes.publishResults': nobody,
  'classes.announceStart': [toInstructorsOfAnnounced('classStartsSoon')],

  // Of a draft they hear when it is opened.
  'classes.askInstructor': byDuty(instructorOf, asking, answerPage, { only: announced }),
  'classes.appoint': [
    tell(appointedCoordinator, letters.classAppointed, classPage),
    tell(appointedEvaluator, letters.classAppointed, degrees),
  ],
  'classes.keepInstructor': [toInstructor('classAsAccepted')],
  'classes.releaseInstructor': [
    ...byDuty(instructorOf, releasing, instructorSchedule),
    tell(appointedCoordinator, letters.classStaffReleased, classPage),
    tell(appointedEvaluator, letters.classStaffReleased, degrees),
  ],
  'classes.accept': [toCoordinator('classInstructorAccepted')],
  'classes.reject': [toCoordinator('classInstructorRejected')],
  'classes.remindInstructor': byDuty(instructorOf, reminding, answerPage),
  'classes.reportSilence': [toCoordinator('classInstructorSilent')],

  'classes.addSession': [toInstructorsOfAnnounced('sessionAdded', { dates: itsSession })],
  'classes.moveSession': [toInstructorsOfAnnounced('classChange', { dates: itsSession })],
  'classes.editSession': [toInstructorsOfAnnounced('sessionChanged', { dates: itsSession })],
  'classes.cancelSession': [toInstructorsOfAnnounced('sessionCancelled', { dates: itsSession })],
  'classes.deleteSession': nobody,
}
