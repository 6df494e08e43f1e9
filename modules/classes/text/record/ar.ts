import { ar as classes } from '../ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  /* A call that does no act of its own: the word of its right. */
  rights: { deleteListOfCourseClass: terms.remove },
  /* The columns of a class, of its sessions and its instructors, as the audit shows them before and after. */
  columns: {
    code: terms.classNumber,
    courseRevision: classes.fields.courseRevision,
    courseId: terms.courseNumber,
    startsOn: terms.startDate,
    endsOn: terms.endDate,
    place: terms.place,
    classRoomId: terms.classroomNumber,
    onlineLink: classes.fields.onlineLink,
    requestLocationId: 'رقم مكان التنفيذ',
    trainingStrategyId: 'رقم أسلوب التدريب',
    agreedHours: 'الساعات المتفق عليها',
    language: terms.languageOfTraining,
    minTrainees: terms.minimumTrainees,
    maxTrainees: terms.maximumTrainees,
    fee: terms.feePerTrainee,
    organizationId: terms.organizationNumber,
    coordinatorId: 'رقم حساب المنسق',
    state: terms.state,
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    moduleId: terms.moduleNumber,
    accountId: terms.accountNumber,
    instructorId: terms.instructorNumber,
    role: terms.role,
    changed: 'ما تغيّر منذ قبوله',
    askedAt: 'سُئل في',
    decidedAt: 'ردّ في',
  },
  /* What facts carry beside the columns. */
  facts: { fromDay: 'يومها السابق', instructorIds: 'أرقام المدربين', planRowId: terms.planRowNumber },
} as const
