import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { templateActWords as templateActWordsWords } from '#modules/requests/text/acts/fr.ts'

/** What is done to the texts of certificates and to the key that signs them. */
export const templateActWords = {
  changeCertificateTemplate: { do: terms.save, past: 'Texte des attestations modifié' },
  restoreCertificateTemplate: {
    do: terms.originalText,
    ask: templateActWordsWords.restoreProposalTemplate.ask,
    past: 'Texte d’origine des attestations rétabli',
  },
  changeSigningKey: {
    do: 'Nouvelle clé',
    ask: 'La nouvelle clé signe désormais les attestations. Ce que l’ancienne a signé reste valable et se vérifie avec elle. La changer ?',
    past: 'Clé des attestations changée',
  },
} as const
