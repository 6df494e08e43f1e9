import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  { table: 'diplomas.diploma', screen: '/CourseDeploma/:ID?', by: { level_id: 'LevelID' } },
]
