import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as requests } from '../ar.ts'
import { ar as templates } from '../templates/ar.ts'

export const ar = {
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
    traineeBudgetCurrency: 'عملة ميزانية المتدرب',
    courseBudgetMinor: requests.fields.courseBudget,
    courseBudgetCurrency: 'عملة ميزانية الدورة',
    roomTypeId: terms.roomType,
    coordinatorId: terms.coordinatorsAccount,
    state: terms.state,
    submittedAt: requests.fields.submittedAt,
    classId: terms.classNumber,
    invoiceId: terms.invoice,
    kept: requests.fields.kept,
  },
} as const
