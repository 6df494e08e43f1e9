import type { Words } from '#platform/shared/words.ts'
import type * as ar from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const markSeen = {
  do: 'N’est plus nouveau',
  done: 'N’est plus signalé comme nouveau.',
}
const activate = {
  do: 'Activer',
  done: 'Activé.',
}
const deactivate = {
  do: 'Désactiver',
  ask: 'La personne ne peut plus se connecter ; ses données restent.',
  done: 'Désactivé.',
}
const toDelete = {
  ask: 'Le dossier et son compte sont supprimés définitivement. Qui a des données (inscriptions, formations) n’est pas supprimé mais désactivé.',
}
const merging = {
  do: 'Fusionner avec un autre dossier',
  done: 'Les deux dossiers n’en font plus qu’un.',
  line: 'Autre dossier fusionné dans celui-ci : {{merged}}',
  closed: 'Fermé : fusionné dans le dossier {{into}}',
  separate: 'Pas la même personne',
  separateAsk:
    'Il est noté que ces dossiers sont ceux de personnes différentes ; ils ne sont plus présentés ensemble. Cela peut être annulé.',
  separateDone: 'Noté : deux personnes.',
  reconsider: 'Comparer à nouveau',
  reconsiderDone: 'La paire revient parmi les probables, si les dossiers concordent encore.',
}
const approve = {
  do: 'Approuver',
  ask: 'Le compte devient actif, la personne reçoit un e-mail et peut être choisie désormais.',
  done: 'Inscription approuvée ; un e-mail part à la personne.',
}
const askForMore = {
  do: 'Demander un complément',
  ask: 'Votre texte part par e-mail ; l’inscription vous revient une fois complétée.',
  done: 'La demande est envoyée.',
}
const reject = {
  ask: 'Le motif part par e-mail et le compte reste fermé.',
  done: 'Inscription refusée ; un e-mail part à la personne.',
}
const reopen = {
  do: 'Réexaminer',
  ask: 'L’inscription refusée est reprise ; un e-mail part à la personne.',
  done: 'L’inscription est de nouveau à l’examen.',
}

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
    do: markSeen.do,
    done: markSeen.done,
    past: 'Stagiaire qui n’est plus signalé comme nouveau',
  },
  addTraineeOfCustomer: { do: 'Ajouter une personne', past: 'Stagiaire ajouté par l’organisme' },
  correctTraineeOfCustomer: { do: 'Corriger les données', past: 'Données corrigées par l’organisme' },
  registerTrainee: { past: 'Inscription d’un stagiaire' },
  completeTrainee: { past: 'Inscription d’un stagiaire complétée' },
  registerLightTrainee: { past: 'Inscription abrégée d’un stagiaire' },
  mergeTrainees: {
    do: merging.do,
    done: merging.done,
    past: 'Deux dossiers d’un stagiaire fusionnés',
    line: merging.line,
  },
  closeMergedTrainee: { past: 'Dossier d’un stagiaire fermé par fusion dans un autre', line: merging.closed },
  separateTrainees: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'Deux dossiers de stagiaires déclarés de personnes différentes',
  },
  reconsiderPair: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'Deux dossiers de stagiaires à nouveau comparés',
  },
  updateTrainee: { do: terms.edit, past: 'Stagiaire modifié' },
  activateTrainee: { do: activate.do, done: activate.done, past: 'Stagiaire activé' },
  deactivateTrainee: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Stagiaire désactivé',
  },
  deleteTrainee: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
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
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'Inscription d’un formateur approuvée',
  },
  askInstructorForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'Compléments demandés à un formateur',
  },
  rejectInstructor: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'Inscription d’un formateur refusée',
  },
  reopenInstructor: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'Inscription d’un formateur réexaminée',
  },
  markInstructorSeen: {
    do: markSeen.do,
    done: markSeen.done,
    past: 'Formateur qui n’est plus signalé comme nouveau',
  },
  mergeInstructors: {
    do: merging.do,
    done: merging.done,
    past: 'Deux dossiers d’un formateur fusionnés',
    line: merging.line,
  },
  closeMergedInstructor: {
    past: 'Dossier d’un formateur fermé par fusion dans un autre',
    line: merging.closed,
  },
  separateInstructors: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'Deux dossiers de formateurs déclarés de personnes différentes',
  },
  reconsiderInstructors: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'Deux dossiers de formateurs à nouveau comparés',
  },
  updateInstructor: { do: terms.edit, past: 'Formateur modifié' },
  activateInstructor: { do: activate.do, done: activate.done, past: 'Formateur activé' },
  deactivateInstructor: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Formateur désactivé',
  },
  deleteInstructor: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'Formateur supprimé',
  },
}

const ofOrganizations = {
  addOrganization: { do: 'Ajouter un organisme', past: 'Organisme ajouté' },
  registerOrganization: { past: 'Inscription d’un organisme' },
  registerOrganizationAgain: { past: 'Compléments fournis par un organisme' },
  approveOrganization: {
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'Inscription d’un organisme approuvée',
  },
  askOrganizationForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'Compléments demandés à un organisme',
  },
  rejectOrganization: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'Inscription d’un organisme refusée',
  },
  reopenOrganization: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'Inscription d’un organisme réexaminée',
  },
  updateOrganization: { do: terms.edit, past: 'Organisme modifié' },
  activateOrganization: { do: activate.do, done: activate.done, past: 'Organisme activé' },
  deactivateOrganization: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Organisme désactivé',
  },
  deleteOrganization: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'Organisme supprimé',
  },
}

const ofRosters = {
  readRoster: { do: 'Importer une liste', past: 'Liste de stagiaires lue' },
  commitRoster: { do: 'Importer les stagiaires', past: 'Liste de stagiaires validée' },
  endRoster: { past: 'Importation de la liste terminée' },
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
