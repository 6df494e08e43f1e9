import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogue } from '../fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const deleteACourse = 'Supprimer une formation'

export const fr: Words<typeof ar> = {
  rights: {
    updateCourse: 'Modifier une formation',
    publishCourse: 'Publier ou dépublier une formation',
    deleteCourse: deleteACourse,
    deleteCourses: deleteACourse,
  },
  columns: {
    proposedAt: 'Proposée le',
    courseIds: 'Numéros des formations dans leur ordre',
    isLeftOut: 'Exclu de la formation',
    instructorId: terms.instructorNumber,
    title: catalogue.materials.title,
    kind: catalogue.materials.kind,
    isDownloadable: 'Téléchargeable',
    address: 'Adresse',
    opens: 'Visible à partir de',
    afterSession: 'Après la séance numéro',
    internalCode: catalogue.fields.internalCode,
    furtherLanguages: 'Autres langues',
    hasAdmissionTest: 'Test d’admission',
    practicalPassPercent: 'Seuil pratique',
    code: terms.code,
    name: terms.name,
    categoryId: 'Numéro de la catégorie',
    levelId: 'Numéro du niveau',
    typeId: 'Numéro du type',
    providerId: 'Numéro du fournisseur',
    participationTypeId: 'Numéro du type de participation',
    trainingStrategyId: 'Numéro de la méthode',
    language: terms.language,
    hours: terms.hours,
    days: terms.days,
    fee: terms.fee,
    minTrainees: 'Nombre minimal de stagiaires',
    maxTrainees: 'Nombre maximal de stagiaires',
    passPercent: 'Seuil de réussite',
    attendancePercent: 'Présence exigée',
    imageFileId: catalogue.fields.image,
    means: catalogue.sections.means,
    prerequisites: catalogue.fields.prerequisites,
    instructors: catalogue.sections.instructors,
    equipment: catalogue.sections.equipment,
    isPublished: 'Proposé',
    isActive: terms.switchedOn,
    facilityId: 'Numéro de l’équipement',
    quantity: terms.quantity,
    percent: terms.percent,
    maxScore: terms.highestScore,
  },
}
