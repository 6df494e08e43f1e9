/** Who asks: each has templates of its own, as the words to an organization are not those to a person. */
export const templateKinds = ['organization', 'trainee'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The merge fields of a proposal's template: what a version says of itself. */
export const proposalFieldNames = [
  'code',
  'askedBy',
  'course',
  'firstDay',
  'lastDay',
  'hours',
  'time',
  'trainees',
  'each',
  'net',
  'discount',
  'tax',
  'total',
  'validUntil',
  'academy',
] as const
export type ProposalField = (typeof proposalFieldNames)[number]

/**
 * Those of a kind. Names of people are none of them: what was sent stays as it was sent, and a name must be able to go; the
 * page and the paper name whoever asks beside the text.
 */
export const proposalFieldsOf = (kind: TemplateKind): readonly ProposalField[] =>
  kind === 'organization' ? proposalFieldNames : proposalFieldNames.filter((name) => name !== 'askedBy')
