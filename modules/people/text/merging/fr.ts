import { fr as people } from '../fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  intro:
    'Paires de dossiers de stagiaires qui sont probablement ceux d’une même personne. Examinez-les avant de les fusionner ou de dire qu’il s’agit de deux personnes.',
  introInstructors:
    'Paires de dossiers de formateurs qui sont probablement ceux d’une même personne. Examinez-les avant de les fusionner ou de dire qu’il s’agit de deux personnes.',
  none: 'Aucun dossier ne semble appartenir à une même personne.',
  noneApart: 'Personne n’a encore dit que deux dossiers sont ceux de personnes différentes.',
  tabs: { likely: 'Probablement une même personne', apart: 'Déclarés de deux personnes' },
  fields: {
    one: 'Premier dossier',
    other: 'Second dossier',
    reasons: 'Points communs',
    score: 'Probabilité',
    apartAt: 'Décidé',
  },
  scores: { high: 'Très probable', middle: 'Probable', low: 'Possible' },
  reasons: {
    email: terms.eMail,
    passport: 'Fin du numéro de passeport et date d’expiration',
    mobile: terms.mobile,
    name: terms.name,
    birthDate: terms.dateOfBirth,
    nameAlike: 'Nom semblable',
  },
  inactive: people.states.inactive,
  compare: 'Examiner et fusionner',
  mergeIntro:
    'Tout le contenu du second dossier passe dans le premier : inscriptions, résultats, certificats, factures. Une fusion ne peut pas être annulée.',
  mergeIntroInstructors:
    'Tout le contenu du second dossier passe dans le premier : sessions, séances, lignes du plan et formations que le formateur peut assurer. Une fusion ne peut pas être annulée.',
  chooseOther: 'Avec quel dossier ?',
  otherRecord: 'L’autre dossier du même stagiaire',
  otherInstructor: 'L’autre dossier du même formateur',
  records: 'Les deux dossiers',
  swap: 'Échanger les dossiers',
  stays: 'Ce dossier reste',
  goes: 'Ce dossier y est fusionné et fermé',
  fieldsTitle: 'Différences',
  fieldsHint:
    'Choisissez pour chaque champ la valeur qui reste. Les contacts, diplômes et pièces jointes des deux sont conservés.',
  noDifference: 'Les dossiers ne diffèrent en rien.',
  field: 'Donnée',
  ofKept: 'Dossier conservé',
  ofGone: 'Dossier fusionné',
  movesTitle: 'Ce qui est transféré',
  movesHint:
    'Tout ce qui appartient au dossier fusionné passe à l’autre. Certificats et résultats restent tels qu’ils ont été délivrés, et les factures gardent le nom auquel elles ont été émises.',
  movesHintInstructors:
    'Tout ce qui appartient au dossier fusionné passe à l’autre. Les noms sur les certificats et les résultats restent tels qu’ils ont été délivrés.',
  movesNone: 'Le dossier fusionné ne contient que ses propres données.',
  cancel: terms.cancel,
  merge: 'Fusionner les dossiers',
  mergeAsk:
    'Le dossier {{gone}} est fermé et tout son contenu passe dans {{kept}}. Le compte qui ne reste pas est déconnecté partout et ne permet plus de se connecter. Cela ne peut pas être annulé.',
  account: 'Compte de connexion',
  endsWith: 'se termine par {{ending}}',
  expires: 'expire le {{date}}',
  withScan: 'avec une copie',
  empty: 'Aucune valeur',
  blocks: {
    bothInClass: 'Les deux sont inscrits à une même session',
    examOpen: 'Un examen est en cours',
    bothRepeat: 'Les deux ont demandé à repasser le même examen',
    erasureAsked: 'Une demande d’effacement attend une décision',
    bothTeach: 'Les deux font partie de l’équipe d’une même session',
    bothPlanned: 'Les deux figurent dans une même ligne du plan',
    teachAtOnce: 'Deux séances en même temps',
    notAccepted: 'L’inscription du dossier conservé n’est pas approuvée',
  },
  settle: {
    bothInClass: 'Annulez l’une des inscriptions ou transférez-la :',
    examOpen: 'Attendez qu’il soit remis :',
    bothRepeat: 'Réglez l’une des demandes :',
    erasureAsked: 'Décidez d’abord de la demande :',
    bothTeach: 'Retirez l’un des deux de la session :',
    bothPlanned: 'Retirez l’un des deux de la ligne :',
    teachAtOnce:
      'Personne n’assure deux séances à la fois. Corrigez l’emploi du temps, ou dites qu’il s’agit de deux personnes :',
    notAccepted: 'Échangez les dossiers, ou approuvez d’abord l’inscription :',
  },
  moved: {
    registrations: terms.registrationsMade,
    requests: terms.courseRequests,
    invoices: terms.invoices,
    attendance: 'Relevés de présence',
    attempts: 'Examens et tentatives',
    repeats: 'Demandes de repasser un examen',
    results: 'Résultats finaux des sessions',
    certificates: 'Certificats',
    contacts: 'Contacts',
    education: people.lists.Education,
    files: people.lists.Attachments,
    notices: 'Notifications',
    acts: 'Faits de l’historique',
    others: 'Autres',
    classes: terms.classes,
    sessions: 'Séances',
    plans: 'Lignes du plan',
    courses: 'Formations qu’il peut assurer',
    entries: 'Langues, domaines, secteurs et formations suivies',
  },
}
