import { en as terms } from '#platform/web/text/terms/en.ts'

/** What is done to the templates of proposals. */
export const templateActWords = {
  addProposalTemplate: { do: 'Add a proposal template', past: 'Proposal template added' },
  changeProposalTemplate: { do: terms.save, past: 'Proposal template changed' },
  makeDefaultProposalTemplate: { do: 'Make it the default', past: 'Proposal template made the default' },
  endDefaultProposalTemplate: { past: 'Proposal template no longer the default' },
  restoreProposalTemplate: {
    do: terms.originalText,
    ask: 'The original text takes the place of the academy’s, which stays among the versions. Restore it?',
    past: 'Original text of a proposal template restored',
  },
  testProposalTemplate: {
    do: 'Mail me this text',
    done: 'The text is on its way to your address.',
    past: 'Proposal template sent as a test',
  },
  deleteProposalTemplate: {
    do: terms.remove,
    ask: 'The template is deleted for good. Delete it?',
    past: 'Proposal template deleted',
  },
} as const
