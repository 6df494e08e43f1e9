import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as requests } from '../en.ts'
import { en as templates } from '../templates/en.ts'

export const en: Words<typeof ar> = {
  /* The request's columns, as the audit shows them before and after. */
  columns: {
    name: templates.name,
    body: templates.body,
    isDefault: templates.isDefault,
    isActive: templates.isActive,
    isOwn: templates.own,
    number: requests.fields.code,
    organizationId: terms.organizationNumber,
    traineeId: terms.traineeNumber,
    courseId: terms.courseNumber,
    topic: requests.fields.topic,
    firstDay: terms.firstDay,
    lastDay: terms.lastDay,
    month: requests.fields.month,
    trainees: requests.fields.trainees,
    requestLocationId: requests.fields.location,
    ownSite: requests.fields.ownSite,
    language: terms.languageOfTraining,
    nights: requests.fields.nights,
    traineeBudgetMinor: requests.fields.traineeBudget,
    traineeBudgetCurrency: 'Currency of the trainee’s budget',
    courseBudgetMinor: requests.fields.courseBudget,
    courseBudgetCurrency: 'Currency of the course’s budget',
    roomTypeId: terms.roomType,
    coordinatorId: terms.coordinatorsAccount,
    state: terms.state,
    submittedAt: requests.fields.submittedAt,
    classId: terms.classNumber,
    invoiceId: terms.invoice,
    kept: requests.fields.kept,
  },
}
