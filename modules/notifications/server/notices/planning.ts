import { nobody, tell, type Notices } from './notice.ts'
import { planAnswer, planRow } from './pages.ts'

export const planningNotices = {
  roomAdded: nobody,
  roomChanged: nobody,
  roomDeleted: nobody,
  holidayAdded: nobody,
  holidayChanged: nobody,
  holidayDeleted: nobody,

  planRowAdded: nobody,
  planRowChanged: nobody,
  planRowDeleted: nobody,
  planRowProposed: [tell('admins', 'planProposed', planRow)],
  planRowWithdrawn: nobody,
  planRowApproved: [tell('planCoordinator', 'planApproved', planRow)],
  planRowSentBack: [tell('planCoordinator', 'planSentBack', planRow), tell('released', 'teachingReleased', planAnswer)],
  planRowPublished: nobody,
  planRowUnpublished: nobody,
  planRowWaived: [tell('planCoordinator', 'planWaived', planRow)],
  planRowConfirmed: nobody,
  planRowExecuted: nobody,
  planRowPostponed: [
    tell('planCoordinator', 'planPostponed', planRow),
    tell('released', 'teachingPostponed', planAnswer),
  ],
  planRowCancelled: [
    tell('planCoordinator', 'planCancelled', planRow),
    tell('released', 'teachingCancelled', planAnswer),
  ],
  planInstructorAsked: [tell('instructor', 'instructorConfirm', planAnswer)],
  planInstructorReleased: [tell('instructor', 'teachingReleased', planAnswer)],
  planInstructorAccepted: [tell('planCoordinator', 'instructorAccepted', planRow)],
  planInstructorRejected: [tell('planCoordinator', 'instructorRejected', planRow)],
  planInstructorReminded: [tell('instructor', 'instructorReminder', planAnswer)],
  planInstructorSilent: [tell('planCoordinator', 'instructorSilent', planRow)],
} as const satisfies Notices
