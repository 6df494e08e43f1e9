import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  screens: {
    runs: 'Mes fichiers à imprimer',
    run: 'Fichier à imprimer',
  },
  about:
    'Documents réunis pour vous en un fichier, en arrière-plan. Un fichier est conservé sept jours et vous seul pouvez le télécharger.',
  fields: {
    name: terms.name,
    papers: 'Nombre de documents',
    printed: 'Imprimées',
    missing: 'Non imprimées',
    number: 'Numéro du document',
    why: 'Raison',
    language: 'Langue des documents',
    state: terms.state,
    askedAt: 'Demandé',
    endedAt: 'Terminé',
    expiresAt: 'Conservé jusqu’au',
  },
  runStates: {
    waiting: 'En attente',
    running: 'En préparation',
    done: terms.ready,
    failed: 'Non produit',
    cancelled: 'Annulé',
    expired: 'N’est plus conservé',
  },
  failures: {
    noAccess: 'Vous ne pouvez plus imprimer de documents de l’académie.',
    noPrinter:
      'Ce serveur ne produit pas de PDF. Ouvrez chaque document et imprimez-le depuis votre navigateur, ou adressez-vous à l’administrateur de l’académie.',
    nothingPrinted: 'Aucun n’a été imprimé. Les raisons figurent ci-dessous.',
    tooLarge: 'Ils sont plus volumineux qu’un fichier ne peut l’être. Choisissez moins de documents.',
    interrupted: 'Le serveur s’est arrêté plusieurs fois pendant la production du fichier. Réessayez.',
    broken: 'Une erreur est survenue pendant la production du fichier et a été enregistrée. Réessayez.',
  },
  missingFor: {
    closed: 'N’est pas à vous ou n’est plus valable',
    off: 'L’académie a désactivé ce document',
    locked: 'Pas encore téléchargeable',
    notPrinted: 'N’a pas pu être imprimé',
  },
  progress: '{{done}} sur {{total}}',
  waits: 'Il attend son tour. Vous pouvez fermer cette page et revenir quand vous voulez.',
  going:
    'Imprimés jusqu’ici : {{progress}}. Vous pouvez fermer cette page ; une notification vous dira quand le fichier est complet.',
  noRuns: 'Rien n’a encore été imprimé pour vous. Partez des certificats d’une session ou de la liste des certificats.',
  asOne: 'Tout en un seul PDF',
  begin: 'Imprimer en arrière-plan',
  how: 'Ils sont imprimés en arrière-plan dans l’ordre affiché ; une notification vous dira quand le fichier est complet. Ce qui ne peut être imprimé est nommé avec la raison, et le reste est fourni.',
  most: 'Choisissez moins de documents. Au plus à la fois : {{most}}.',
  count_zero: 'Aucun document',
  count_one: 'Un document en un fichier',
  count_two: '{{count}} documents en un fichier',
  count_few: '{{count}} documents en un fichier',
  count_many: '{{count}} documents en un fichier',
  count_other: '{{count}} documents en un fichier',
  missing_zero: 'Le fichier est complet',
  missing_one: 'Un document manque au fichier',
  missing_two: '{{count}} documents manquent au fichier',
  missing_few: '{{count}} documents manquent au fichier',
  missing_many: '{{count}} documents manquent au fichier',
  missing_other: '{{count}} documents manquent au fichier',
  refusals: {
    notBundled: 'Le document {{label}} ne peut être réuni à d’autres en un fichier.',
    tooManyPapers:
      'Vous avez assez de fichiers en préparation, ou avez demandé beaucoup de documents aujourd’hui. Attendez, puis réessayez.',
    papersClosed:
      'Le fichier contient des documents que vous ne pouvez plus télécharger : {{labels}}. Demandez-le à nouveau sans eux.',
  },
  acts: {
    startPaperRun: {
      do: 'Imprimer des documents en un fichier',
      past: 'Impression de documents demandée',
    },
    cancelPaperRun: {
      do: 'Arrêter l’impression',
      ask: 'Rien de ce qui est imprimé n’est conservé.',
      done: 'L’impression est arrêtée.',
      past: 'Impression de documents arrêtée',
    },
    finishPaperRun: {
      past: 'Fichier à imprimer achevé',
    },
  },
}
