import { en as terms } from '#platform/web/text/terms/en.ts'
import { templateActWords as templateActWordsWords } from '#modules/requests/text/acts/en.ts'

/** What is done to the texts of certificates and to the key that signs them. */
export const templateActWords = {
  changeCertificateTemplate: { do: terms.save, past: 'Text of certificates changed' },
  restoreCertificateTemplate: {
    do: terms.originalText,
    ask: templateActWordsWords.restoreProposalTemplate.ask,
    past: 'Original text of certificates restored',
  },
  changeSigningKey: {
    do: 'New key',
    ask: 'The new key signs certificates from now on. What the former one signed stays valid and is checked by it. Change it?',
    past: 'Key of certificates changed',
  },
} as const
