import type { TemplateKind } from '../../rules/topics.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { nobody, tell, type Condition, type Notices } from './notice.ts'
import { classAnswer, classPage, degrees, instructorSchedule, ownStatus, payerList, schedule } from './pages.ts'

/** Nobody has been told of a draft, so nobody needs to hear of its changes. */
const announced: Condition = {
  says: 'the class is no draft',
  holds: async (db, event) => {
    const found = await db
      .selectFrom('classes.class_facts')
      .select('class_state')
      .where('class_id', '=', numberIn(event, 'classId'))
      .executeTakeFirst()
    return found !== undefined && found.class_state !== 'draft'
  },
}

const toEverybodyInIt = (template: TemplateKind) => [
  tell('enrolled', template, schedule),
  tell('instructors', template, instructorSchedule, { only: announced }),
]

export const classNotices = {
  courseClassAdded: nobody,
  courseClassChanged: nobody,
  courseClassDeleted: nobody,
  courseClassConfirmed: [tell('coordinator', 'classMade', classPage)],
  courseClassOpened: [tell('askedInstructors', 'classConfirm', classAnswer)],
  courseClassTentative: [tell('coordinator', 'classAtRisk', classPage)],
  courseClassGo: toEverybodyInIt('classGo'),
  courseClassStartsSoon: toEverybodyInIt('classStartsSoon'),
  courseClassStarted: nobody,
  courseClassEnded: [tell('coordinator', 'classEnded', classPage), tell('instructors', 'degreesDue', degrees)],
  courseClassResultsPublished: nobody,
  courseClassClosed: nobody,
  courseClassPostponed: [
    tell('underWay', 'classPostponed', ownStatus),
    tell('payers', 'classPostponed', payerList),
    tell('instructors', 'teachingClassPostponed', instructorSchedule),
  ],
  courseClassReopened: [
    tell('underWay', 'classReopened', ownStatus),
    tell('payers', 'classReopened', payerList),
    tell('instructors', 'classReopened', instructorSchedule),
  ],
  courseClassCancelled: [
    tell('underWay', 'classCancelled', ownStatus),
    tell('payers', 'classCancelled', payerList),
    tell('instructors', 'teachingClassCancelled', instructorSchedule),
  ],

  // Of a draft they hear when it is opened.
  classInstructorAsked: [tell('instructor', 'classConfirm', classAnswer, { only: announced })],
  classInstructorKept: [tell('instructor', 'classAsAccepted', instructorSchedule)],
  classInstructorReleased: [tell('instructor', 'classInstructorReleased', instructorSchedule)],
  classInstructorAccepted: [tell('coordinator', 'classInstructorAccepted', classPage)],
  classInstructorRejected: [tell('coordinator', 'classInstructorRejected', classPage)],
  classInstructorReminded: [tell('instructor', 'classInstructorReminder', classAnswer)],
  classInstructorSilent: [tell('coordinator', 'classInstructorSilent', classPage)],

  sessionAdded: toEverybodyInIt('sessionAdded'),
  sessionMoved: toEverybodyInIt('classChange'),
  sessionChanged: [tell('instructors', 'sessionChanged', instructorSchedule, { only: announced })],
  sessionCancelled: toEverybodyInIt('sessionCancelled'),
} as const satisfies Notices
