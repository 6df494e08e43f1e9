import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: { deleteListOfCourseClass: 'Supprimer' },
  columns: {
    code: 'Numéro de session',
    courseId: 'Numéro de la formation',
    startsOn: 'Date de début',
    endsOn: 'Date de fin',
    place: 'Lieu',
    classRoomId: 'Numéro de la salle',
    language: 'Langue',
    minTrainees: 'Minimum de stagiaires',
    maxTrainees: 'Maximum de stagiaires',
    fee: 'Frais par stagiaire',
    organizationId: 'Numéro de l’organisme',
    coordinatorId: 'Numéro du compte du coordinateur',
    state: 'État',
    day: 'Jour',
    startsAt: 'De',
    endsAt: 'À',
    moduleId: 'Numéro du module',
    instructorId: 'Numéro du formateur',
    role: 'Rôle',
    changed: 'Changé depuis l’accord',
    askedAt: 'Sollicité le',
    decidedAt: 'Répondu le',
  },
  facts: { fromDay: 'Ancien jour', instructorIds: 'Numéros des formateurs', planRowId: 'Numéro de la ligne du plan' },
}
