/** Who asks: each has templates of its own, as the words to an organization are not those to a person. */
export const templateKinds = ['organization', 'trainee'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The merge fields of a proposal's template: what a version says of itself. */
export const proposalFieldNames = [
  'code',
  'askedBy',
  'contact',
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
