import { fr as terms } from '#platform/web/text/terms/fr.ts'

/** What is done to the templates of proposals. */
export const templateActWords = {
  addProposalTemplate: { do: 'Ajouter un modèle de proposition', past: 'Modèle de proposition ajouté' },
  changeProposalTemplate: { do: terms.save, past: 'Modèle de proposition modifié' },
  makeDefaultProposalTemplate: { do: 'Choisir par défaut', past: 'Modèle de proposition choisi par défaut' },
  endDefaultProposalTemplate: { past: 'Modèle de proposition plus choisi par défaut' },
  restoreProposalTemplate: {
    do: terms.originalText,
    ask: 'Le texte d’origine remplace celui de l’académie, qui reste parmi les versions. Le rétablir ?',
    past: 'Texte d’origine d’un modèle de proposition rétabli',
  },
  testProposalTemplate: {
    do: 'M’envoyer ce texte',
    done: 'Le texte part vers votre adresse.',
    past: 'Modèle de proposition envoyé à l’essai',
  },
  deleteProposalTemplate: {
    do: terms.remove,
    ask: 'Le modèle est supprimé définitivement. Le supprimer ?',
    past: 'Modèle de proposition supprimé',
  },
} as const
