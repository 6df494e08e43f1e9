import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as classes } from '../en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  rights: { deleteListOfCourseClass: terms.remove },
  columns: {
    code: terms.classNumber,
    courseRevision: classes.fields.courseRevision,
    courseId: terms.courseNumber,
    startsOn: terms.startDate,
    endsOn: terms.endDate,
    place: terms.place,
    classRoomId: terms.classroomNumber,
    onlineLink: classes.fields.onlineLink,
    requestLocationId: 'Number of the place of delivery',
    trainingStrategyId: 'Training method number',
    agreedHours: 'Agreed hours',
    language: terms.languageOfTraining,
    minTrainees: terms.minimumTrainees,
    maxTrainees: terms.maximumTrainees,
    fee: terms.feePerTrainee,
    organizationId: terms.organizationNumber,
    coordinatorId: 'Coordinator’s account number',
    state: terms.state,
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    moduleId: terms.moduleNumber,
    accountId: terms.accountNumber,
    instructorId: terms.instructorNumber,
    role: terms.role,
    changed: 'Changed since accepted',
    askedAt: 'Asked at',
    decidedAt: 'Answered at',
  },
  facts: { fromDay: 'Former day', instructorIds: 'Instructor numbers', planRowId: terms.planRowNumber },
}
