import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as competitions } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    publish: 'Annoncer un concours',
    updateCompetition: 'Modifier un concours',
    openRegistration: 'Ouvrir les inscriptions d’un concours en avance',
    endRun: 'Terminer un concours en avance',
    releaseProvisional: 'Publier les résultats provisoires d’un concours',
    openAppeals: 'Ouvrir les recours d’un concours',
    releaseFinal: 'Rendre définitifs les résultats d’un concours',
    archive: 'Archiver un concours',
    takeBackProvisional: 'Retirer les résultats provisoires d’un concours',
    withdrawCompetition: 'Retirer l’annonce d’un concours',
    deleteCompetition: 'Supprimer un brouillon de concours',
    uploadEntryProof: 'Déposer la preuve de paiement d’une inscription',
    confirmEntryFee: 'Confirmer le paiement d’une inscription',
    returnEntryFee: 'Rembourser les frais d’une inscription',
    rejectEntryProof: 'Refuser la preuve de paiement d’une inscription',
    showName: 'Choisir si son nom figure au classement',
    withdrawEntry: 'Se retirer d’un concours',
    fileAppeal: 'Former un recours dans un concours',
    upholdAppeal: 'Admettre un recours dans un concours',
  },
  columns: {
    about: competitions.fields.about,
    courseId: competitions.fields.course,
    entriesOpenAt: competitions.fields.entriesOpen,
    feeMinor: competitions.fields.fee,
    feeCurrency: 'Devise des frais',
    state: competitions.fields.state,
    appealsUntil: competitions.fields.appealsUntil,
    showsName: competitions.fields.showsName,
  },
}
