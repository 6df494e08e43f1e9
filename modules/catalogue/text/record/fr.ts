import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    updateCourse: 'Modifier une formation',
    publishCourse: 'Publier ou dépublier une formation',
    deleteCourse: 'Supprimer une formation',
    deleteCourses: 'Supprimer une formation',
  },
  columns: {
    code: 'Code',
    name: 'Nom',
    categoryId: 'Numéro de la catégorie',
    levelId: 'Numéro du niveau',
    typeId: 'Numéro du type',
    language: 'Langue',
    hours: 'Heures',
    days: 'Jours',
    fee: 'Frais',
    minTrainees: 'Nombre minimal de stagiaires',
    maxTrainees: 'Nombre maximal de stagiaires',
    passPercent: 'Seuil de réussite',
    attendancePercent: 'Présence exigée',
    isPublished: 'Proposé',
    isActive: 'Actif',
    facilityId: 'Numéro de l’équipement',
    quantity: 'Quantité',
    percent: 'Pourcentage',
    maxScore: 'Note maximale',
  },
}
