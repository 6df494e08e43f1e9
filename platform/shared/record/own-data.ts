/** The files of somebody's own data, in the order in which the archive holds them; each has its words in `modules/privacy/text/archive.ts`. */
export const ownDataKinds = [
  'account',
  'signIns',
  'person',
  'registrations',
  'invoices',
  'attendance',
  'exams',
  'accessArrangements',
  'repeats',
  'practicalResults',
  'results',
  'certificates',
  'membershipCards',
  'feedback',
  'competitions',
  'teaching',
  'messages',
  'meetings',
  'notifications',
  'apiTokens',
  'letters',
  'acts',
  'requests',
  'files',
] as const
export type OwnDataKind = (typeof ownDataKinds)[number]

/** What keeps somebody from being erased as long as it is open. */
export const erasureBlocks = [
  'registration',
  'courseRequest',
  'invoice',
  'refund',
  'exam',
  'repeat',
  'teaching',
  'planned',
  'coordinating',
  'lastAdmin',
] as const
export type ErasureBlock = (typeof erasureBlocks)[number]

/** What stays of somebody who is erased, under a name that says nothing. */
export const keptKinds = [
  'registrations',
  'invoices',
  'attendance',
  'attempts',
  'results',
  'certificates',
  'membershipCards',
  'feedback',
  'competitionEntries',
  'teaching',
  'acts',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** What goes with somebody who is erased. */
export const removedKinds = [
  'names',
  'contact',
  'identity',
  'files',
  'access',
  'messages',
  'notifications',
  'letters',
] as const
export type RemovedKind = (typeof removedKinds)[number]
