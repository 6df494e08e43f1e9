import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as requests } from '../fr.ts'
import { fr as templates } from '../templates/fr.ts'

export const fr: Words<typeof ar> = {
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
    traineeBudgetCurrency: 'Monnaie du budget du stagiaire',
    courseBudgetMinor: requests.fields.courseBudget,
    courseBudgetCurrency: 'Monnaie du budget de la formation',
    roomTypeId: terms.roomType,
    coordinatorId: terms.coordinatorsAccount,
    state: terms.state,
    submittedAt: requests.fields.submittedAt,
    classId: terms.classNumber,
    invoiceId: terms.invoice,
    kept: requests.fields.kept,
  },
}
