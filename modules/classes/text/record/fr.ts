import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as classes } from '../fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
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
    requestLocationId: 'Numéro du lieu de réalisation',
    trainingStrategyId: 'Numéro de la méthode de formation',
    agreedHours: 'Heures convenues',
    language: terms.languageOfTraining,
    minTrainees: terms.minimumTrainees,
    maxTrainees: terms.maximumTrainees,
    fee: terms.feePerTrainee,
    organizationId: terms.organizationNumber,
    coordinatorId: 'Numéro du compte du coordinateur',
    state: terms.state,
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    moduleId: terms.moduleNumber,
    accountId: terms.accountNumber,
    instructorId: terms.instructorNumber,
    role: terms.role,
    changed: 'Changé depuis l’accord',
    askedAt: 'Sollicité le',
    decidedAt: 'Répondu le',
  },
  facts: { fromDay: 'Ancien jour', instructorIds: 'Numéros des formateurs', planRowId: terms.planRowNumber },
}
