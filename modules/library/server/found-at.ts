import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  { table: 'library.document', screen: '/Documents', by: { category_id: 'CategoryID' } },
]
