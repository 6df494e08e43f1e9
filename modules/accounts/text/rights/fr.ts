import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  roles: {
    admin: 'Dirige toute l’académie : approuve le plan, accorde rôles et droits, dispense des frais.',
    editor: 'Rédige le contenu et les listes, examine les inscriptions, tient stagiaires, formateurs et organismes.',
    trainingcoordinator: 'Coordonne le plan, les sessions, les inscriptions, la présence et les résultats.',
    instructor: 'Enseigne ses sessions : note la présence, voit ses stagiaires et son planning.',
    evaluator: 'Évalue et corrige : examens de toutes les sessions et participation.',
    customer: 'Un organisme qui envoie des stagiaires : les inscrit, les suit et paie pour eux.',
    trainee: 'Apprend : s’inscrit, suit son planning, ses examens, ses résultats et ses attestations.',
  },
  permissions: {
    enteringexamination:
      'Rédige les questions des examens de formations et de diplômes, compose, publie et surveille les examens.',
    enteringcourseclass:
      'Travaille sur le plan et les sessions comme un coordinateur : les ouvre, confirme, reporte et annule.',
    enteringcertificatewithnocourse: 'Délivre les attestations de présence et les certificats hors formation.',
    enteringmembershipcard: 'Examine les demandes de cartes de membre et délivre les cartes.',
    correctiontraineeexam:
      'Corrige les réponses rédigées et les notes de toutes les sessions, décide des infractions et des rattrapages.',
    assessmentmanagement: 'Gère les questions d’évaluation des formations et leurs résultats.',
    enteringsystemlookup: 'Modifie les listes de l’académie : pays, salles, catégories, etc.',
    enteringcourses: 'Ajoute des formations au catalogue, en modifie le contenu et les publie.',
    enteringdeploma: 'Ajoute les diplômes et leurs parcours, et les modifie.',
    enteringcompitations: 'Ajoute les concours et leurs questions, et les gère.',
    advertisementmanagement: 'Rédige les annonces et les envoie.',
  },
  modules: {
    accounts: 'Comptes',
    signin: 'Connexion',
    lookups: 'Listes du système',
    people: terms.peopleAndOrganizations,
    catalogue: terms.courseCatalogue,
    planning: terms.planning,
    classes: terms.classes,
    registration: terms.registration,
    attendance: terms.attendance,
    exams: terms.exams,
    evaluation: terms.results,
    certificates: terms.certificates,
    notifications: terms.notifications,
    audit: terms.audit,
    reports: 'Rapports',
    privacy: 'Confidentialité',
  },
}
