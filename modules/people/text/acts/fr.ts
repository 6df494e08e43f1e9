import type { Words } from '#platform/shared/words.ts'
import type * as ar from './ar.ts'

const ofTrainees = {
  addTrainee: { do: 'Ajouter un stagiaire', past: 'Stagiaire ajouté' },
  openPassport: { do: 'Afficher le numéro de passeport', past: 'Données de passeport consultées' },
  openPassportScan: { past: 'Copie de passeport ouverte' },
  dropIdentityFiles: { past: 'Copies de passeport et de visa supprimées à leur terme' },
  inviteTrainee: {
    do: 'Envoyer une invitation',
    ask: 'Ceux qui ne se sont pas encore connectés reçoivent un lien valable sept jours pour choisir un mot de passe ; le lien précédent prend fin.',
    done: 'L’invitation est partie.',
    past: 'Stagiaire invité à ouvrir son compte',
  },
  acceptName: {
    do: 'Accepter le nom',
    ask: 'Le nom demandé devient celui de la personne. Comparez-le d’abord au passeport.',
    past: 'Changement de nom accepté',
  },
  markTraineeSeen: {
    do: 'N’est plus nouveau',
    done: 'N’est plus signalé comme nouveau.',
    past: 'Stagiaire qui n’est plus signalé comme nouveau',
  },
  registerTrainee: { past: 'Inscription d’un stagiaire' },
  completeTrainee: { past: 'Inscription d’un stagiaire complétée' },
  registerLightTrainee: { past: 'Inscription abrégée d’un stagiaire' },
  updateTrainee: { do: 'Modifier', past: 'Stagiaire modifié' },
  activateTrainee: { do: 'Activer', done: 'Activé.', past: 'Stagiaire activé' },
  deactivateTrainee: {
    do: 'Désactiver',
    ask: 'La personne ne peut plus se connecter ; ses données restent.',
    done: 'Désactivé.',
    past: 'Stagiaire désactivé',
  },
  deleteTrainee: {
    do: 'Supprimer',
    ask: 'Le dossier et son compte sont supprimés définitivement. Qui a des données (inscriptions, formations) n’est pas supprimé mais désactivé.',
    done: 'Supprimé.',
    past: 'Stagiaire supprimé',
  },
}

const ofNameChanges = {
  askForName: { past: 'Changement de nom demandé' },
  rejectName: {
    do: 'Refuser le nom',
    ask: 'Le nom reste inchangé. Indiquez pourquoi : la personne le lira.',
    past: 'Changement de nom refusé',
  },
  withdrawName: { do: 'Retirer la demande', past: 'Demande de changement de nom retirée' },
}

const ofInstructors = {
  addInstructor: { do: 'Ajouter un formateur', past: 'Formateur ajouté' },
  registerInstructor: { past: 'Inscription d’un formateur' },
  registerInstructorAgain: { past: 'Compléments fournis par un formateur' },
  approveInstructor: {
    do: 'Approuver',
    ask: 'Le compte devient actif, l’intéressé est prévenu par courriel et peut être choisi désormais.',
    done: 'Inscription approuvée, l’intéressé est prévenu.',
    past: 'Inscription d’un formateur approuvée',
  },
  askInstructorForMore: {
    do: 'Demander un complément',
    ask: 'Votre texte part par courriel ; l’inscription vous revient une fois complétée.',
    done: 'La demande est envoyée.',
    past: 'Compléments demandés à un formateur',
  },
  rejectInstructor: {
    do: 'Refuser',
    ask: 'Le motif part par courriel et le compte reste fermé.',
    done: 'Inscription refusée, l’intéressé est prévenu.',
    past: 'Inscription d’un formateur refusée',
  },
  reopenInstructor: {
    do: 'Réexaminer',
    ask: 'L’inscription refusée est reprise et l’intéressé prévenu.',
    done: 'L’inscription est de nouveau à l’examen.',
    past: 'Inscription d’un formateur réexaminée',
  },
  markInstructorSeen: {
    do: 'N’est plus nouveau',
    done: 'N’est plus signalé comme nouveau.',
    past: 'Formateur qui n’est plus signalé comme nouveau',
  },
  updateInstructor: { do: 'Modifier', past: 'Formateur modifié' },
  activateInstructor: { do: 'Activer', done: 'Activé.', past: 'Formateur activé' },
  deactivateInstructor: {
    do: 'Désactiver',
    ask: 'La personne ne peut plus se connecter ; ses données restent.',
    done: 'Désactivé.',
    past: 'Formateur désactivé',
  },
  deleteInstructor: {
    do: 'Supprimer',
    ask: 'Le dossier et son compte sont supprimés définitivement. Qui a des données (inscriptions, formations) n’est pas supprimé mais désactivé.',
    done: 'Supprimé.',
    past: 'Formateur supprimé',
  },
}

const ofOrganizations = {
  addOrganization: { do: 'Ajouter un organisme', past: 'Organisme ajouté' },
  registerOrganization: { past: 'Inscription d’un organisme' },
  registerOrganizationAgain: { past: 'Compléments fournis par un organisme' },
  approveOrganization: {
    do: 'Approuver',
    ask: 'Le compte devient actif, l’intéressé est prévenu par courriel et peut être choisi désormais.',
    done: 'Inscription approuvée, l’intéressé est prévenu.',
    past: 'Inscription d’un organisme approuvée',
  },
  askOrganizationForMore: {
    do: 'Demander un complément',
    ask: 'Votre texte part par courriel ; l’inscription vous revient une fois complétée.',
    done: 'La demande est envoyée.',
    past: 'Compléments demandés à un organisme',
  },
  rejectOrganization: {
    do: 'Refuser',
    ask: 'Le motif part par courriel et le compte reste fermé.',
    done: 'Inscription refusée, l’intéressé est prévenu.',
    past: 'Inscription d’un organisme refusée',
  },
  reopenOrganization: {
    do: 'Réexaminer',
    ask: 'L’inscription refusée est reprise et l’intéressé prévenu.',
    done: 'L’inscription est de nouveau à l’examen.',
    past: 'Inscription d’un organisme réexaminée',
  },
  updateOrganization: { do: 'Modifier', past: 'Organisme modifié' },
  activateOrganization: { do: 'Activer', done: 'Activé.', past: 'Organisme activé' },
  deactivateOrganization: {
    do: 'Désactiver',
    ask: 'La personne ne peut plus se connecter ; ses données restent.',
    done: 'Désactivé.',
    past: 'Organisme désactivé',
  },
  deleteOrganization: {
    do: 'Supprimer',
    ask: 'Le dossier et son compte sont supprimés définitivement. Qui a des données (inscriptions, formations) n’est pas supprimé mais désactivé.',
    done: 'Supprimé.',
    past: 'Organisme supprimé',
  },
}

const ofRosters = {
  readRoster: { do: 'Importer une liste', past: 'Liste de stagiaires lue' },
  commitRoster: { do: 'Importer les stagiaires', past: 'Liste de stagiaires validée' },
  dropRoster: {
    do: 'Abandonner cette liste',
    ask: 'Ce qui a été lu du fichier est effacé ; rien ne change dans les dossiers.',
    past: 'Liste de stagiaires abandonnée',
  },
}

export const acts: Words<typeof ar.acts> = {
  ...ofTrainees,
  ...ofNameChanges,
  ...ofInstructors,
  ...ofOrganizations,
  ...ofRosters,
}
