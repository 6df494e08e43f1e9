import type { Role } from '#platform/shared/access.ts'

/** The roles that a document may be for; editors and administrators read all of them. */
export const audienceRoles = [
  'trainee',
  'instructor',
  'evaluator',
  'customer',
  'trainingcoordinator',
] as const satisfies readonly Role[]
export type AudienceRole = (typeof audienceRoles)[number]

export const documentKinds = ['file', 'video'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type DocumentAct =
  | 'editDocument'
  | 'addDocumentVersion'
  | 'publishDocument'
  | 'withdrawDocument'
  | 'deleteDocument'

/** What may be done to a document: one that people read is withdrawn before it is deleted. */
export const documentActions = ({ isPublished }: { readonly isPublished: boolean }): DocumentAct[] => [
  'editDocument',
  'addDocumentVersion',
  ...(isPublished ? (['withdrawDocument'] as const) : (['publishDocument', 'deleteDocument'] as const)),
]
