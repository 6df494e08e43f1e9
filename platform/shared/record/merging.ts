/** What moves from one record of a person to another, in the order in which it is told. */
export const movedKinds = [
  'registrations',
  'requests',
  'invoices',
  'attendance',
  'attempts',
  'repeats',
  'results',
  'certificates',
  'membershipCards',
  'feedback',
  'competitionEntries',
  'conversations',
  'classes',
  'sessions',
  'plans',
  'courses',
  'contacts',
  'education',
  'entries',
  'files',
  'notices',
  'acts',
  'others',
] as const
export type MovedKind = (typeof movedKinds)[number]

/** What keeps two records apart as long as it is so. */
export const mergeBlocks = [
  'bothInClass',
  'examOpen',
  'bothRepeat',
  'bothApply',
  'bothCompete',
  'erasureAsked',
  'bothTeach',
  'bothPlanned',
  'teachAtOnce',
  'notAccepted',
] as const
export type MergeBlock = (typeof mergeBlocks)[number]
