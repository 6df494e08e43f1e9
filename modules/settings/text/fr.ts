import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'

export const fr = {
  screens: { general: 'Paramètres généraux', system: 'Paramètres du système', numberSeries: 'Numérotation' },
  about: {
    general: 'Ce qui touche l’académie elle-même : son nom, ses documents, ses délais et ses conditions.',
    system: 'Le fonctionnement du système : connexion, conservation, maintenance, et les listes des formulaires.',
  },
  nothing: 'Aucun paramètre d’ici ne relève de vos droits.',
  default: { is: 'Par défaut :', empty: kit.form.empty, back: 'Valeur par défaut' },
  from: { next: 'Vaut pour ce qui commence après l’enregistrement.' },
  suffixes: { times: 'fois', percent: '%', minutes: 'minutes', hours: 'heures', days: 'jours', months: 'mois' },
  units: {
    times_one: '{{shown}} fois',
    times_many: '{{shown}} fois',
    times_other: '{{shown}} fois',
    minutes_one: '{{shown}} minute',
    minutes_many: '{{shown}} de minutes',
    minutes_other: '{{shown}} minutes',
    hours_one: '{{shown}} heure',
    hours_many: '{{shown}} d’heures',
    hours_other: '{{shown}} heures',
    days_one: '{{shown}} jour',
    days_many: '{{shown}} de jours',
    days_other: '{{shown}} jours',
    months_one: '{{shown}} mois',
    months_many: '{{shown}} de mois',
    months_other: '{{shown}} mois',
  },
  documents: {
    add: 'Régler un document à part',
    asOthers: 'Traiter comme les autres',
    off: 'Désactivé',
    offHelp: 'Personne ne l’ouvre tant qu’il est désactivé.',
    signedBy: 'Signé par',
    signedByHelp: 'Sans choix, le signataire habituel le signe.',
    footer: 'Ligne au bas du document',
    posts: { director: 'Le directeur', registrar: 'Le service des inscriptions' },
  },
  actions: terms.actions,
  acts: { changeNumberSeries: { do: terms.edit, past: 'Numérotation modifiée' } },
  fields: {
    series: 'Élément',
    pattern: 'Modèle de numéro',
    digits: 'Nombre minimal de chiffres du compteur',
    restarts: 'Recommence chaque année',
    next: 'Les trois prochains numéros',
    changed: 'Dernière modification',
  },
  series: {
    about:
      'Chaque type d’élément a un compteur qui n’omet ni ne répète aucun numéro. Un nouveau modèle vaut pour la suite ; les numéros attribués restent tels quels.',
    edit: 'Numérotation : {{series}}',
    patternHelp:
      '{number} marque la place du compteur et {year} celle de l’année ; le reste s’écrit tel quel : lettres latines, chiffres et . - _ /',
    digitsHelp: 'Les compteurs plus courts sont complétés par des zéros.',
    restartsHelp: 'Le modèle doit alors contenir {year}, pour qu’aucun numéro ne se répète.',
    never: 'Jamais modifiée',
    noPreview: 'Corrigez le modèle pour voir les numéros.',
    keys: {
      courseClass: terms.classes,
      registration: terms.registrations,
      invoice: terms.invoices,
      creditNote: terms.creditNotes,
      certificate: terms.certificates,
      exam: terms.exams,
      question: terms.questions,
      trainee: terms.trainees,
      instructor: terms.instructors,
      organization: terms.organizations,
    },
  },
  fieldErrors: {
    numberMissing: 'Écrivez {number} à la place du compteur.',
    markTwice: 'Écrivez chaque repère une seule fois.',
    unknownMark: 'Les repères sont {year} et {number}.',
    badNumberText:
      'Employez seulement des lettres latines, des chiffres et . - _ / ; commencez par une lettre ou un chiffre.',
    yearMissing: 'Écrivez {year} dans le modèle tant que la numérotation recommence chaque année.',
    numberRepeats: 'Ce modèle répète un numéro existant.',
  },
  refusals: {
    numberRepeats: 'Le numéro {{number}} existe déjà et ce modèle y reviendrait. Choisissez un autre modèle.',
    patternOfAnother:
      'Un autre type d’élément suit ce modèle ; leurs numéros ne se distingueraient pas. Choisissez un autre modèle.',
  },
}
