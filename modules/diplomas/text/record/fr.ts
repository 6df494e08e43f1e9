import type { Words } from '#platform/shared/words.ts'
import { fr as catalogue } from '#modules/catalogue/text/record/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as diplomas } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    updateDiploma: 'Modifier un diplôme',
    publishDiploma: 'Proposer un diplôme ou le retirer de l’offre',
    deleteDiploma: 'Supprimer un diplôme',
    updateTrack: 'Modifier un parcours',
    publishTrack: 'Proposer un parcours ou le retirer de l’offre',
    deleteTrack: 'Supprimer un parcours',
  },
  columns: {
    code: terms.code,
    name: terms.name,
    levelId: catalogue.columns.levelId,
    fee: terms.fee,
    diplomaId: 'Numéro du diplôme',
    leastElectives: diplomas.fields.leastElectives,
    trackId: 'Numéro du parcours',
    courses: diplomas.fields.courses,
    electives: 'Formations en option',
    courseIds: 'Numéros des formations',
    completedAt: 'Achèvement',
    withdrawnAt: 'Retrait',
    imageFileId: diplomas.fields.image,
    isPublished: diplomas.states.published,
  },
}
