import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as people } from '../fr.ts'

const deleteATrainee = 'Supprimer un stagiaire'
const deleteAnInstructor = 'Supprimer un formateur'
const rightsReadRoster = 'Importer une liste de stagiaires'
const changeTheOwnData = 'Modifier ses propres données'
const rightsTraineeActive = 'Activer ou désactiver un stagiaire'
const rightsInstructorActive = 'Activer ou désactiver un formateur'
export const fr: Words<typeof ar> = {
  /* Words of rights where the button does not name whose record it is, or a call does several acts. */
  rights: {
    openPassport: 'Voir un numéro de passeport complet',
    markTraineeSeen: 'Marquer un stagiaire comme vu',
    updateTrainee: 'Modifier un stagiaire',
    deleteTrainee: deleteATrainee,
    approveInstructor: 'Approuver un formateur',
    askInstructorForMore: 'Demander des compléments à un formateur',
    rejectInstructor: 'Refuser un formateur',
    reopenInstructor: 'Rouvrir la demande d’un formateur',
    markInstructorSeen: 'Marquer un formateur comme vu',
    updateInstructor: 'Modifier un formateur',
    deleteInstructor: deleteAnInstructor,
    approveOrganization: 'Approuver un organisme',
    askOrganizationForMore: 'Demander des compléments à un organisme',
    rejectOrganization: 'Refuser un organisme',
    reopenOrganization: 'Rouvrir la demande d’un organisme',
    updateOrganization: 'Modifier un organisme',
    deleteOrganization: 'Supprimer un organisme',
    readRoster: rightsReadRoster,
    commitRoster: rightsReadRoster,
    dropRoster: rightsReadRoster,
    updateLoginTrainee: changeTheOwnData,
    setTraineeActive: rightsTraineeActive,
    setTraineesActive: rightsTraineeActive,
    deleteTrainees: deleteATrainee,
    updateLoginInstructor: changeTheOwnData,
    setInstructorActive: rightsInstructorActive,
    setInstructorsActive: rightsInstructorActive,
    deleteInstructors: deleteAnInstructor,
    updateLoginOrganization: 'Modifier son propre organisme',
    setOrganizationActive: 'Activer ou désactiver un organisme',
    mapRoster: rightsReadRoster,
    fixRoster: rightsReadRoster,
    skipRosterRows: rightsReadRoster,
  },
  /* As the audit shows what stood before and after. */
  columns: {
    code: terms.code,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    name: 'Nom de l’organisme',
    email: terms.eMail,
    organizationId: terms.organizationNumber,
    isActive: terms.switchedOn,
    isNew: people.fields.isNew,
    mergedInto: 'Fusionné dans le dossier numéro',
    isLight: 'Inscription abrégée',
    isExaminer: people.examiner,
    isPracticalAssessor: terms.practicalAssessor,
    dailyFee: terms.dailyFee,
    statusId: 'Numéro du statut de contrat',
    industrySectorId: 'Numéro du secteur d’activité',
    application: 'Inscription par soi-même',
    address1: people.sections.address,
    address2: 'Suite de l’adresse',
    city: people.fields.city,
    zip: people.fields.zip,
    countryId: 'Numéro du pays',
    contactEmail: 'Adresse de la personne de contact',
    creditApproved: people.fields.creditApproved,
  },
}
