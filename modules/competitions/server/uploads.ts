import type { UploadField } from '#platform/server/module.ts'
import { proofField } from './acts/money.ts'
import { reachesEntry } from './store/reach.ts'

export const uploads: readonly UploadField[] = [
  {
    field: proofField,
    types: ['pdf', 'jpeg', 'png', 'webp'],
    maxBytes: 10_000_000,
    who: 'trainee',
    mayOpen: async (db, actor, file) =>
      file.subject_type === 'competitionEntry' &&
      file.subject_id !== null &&
      (await db
        .selectFrom('competitions.entry as n')
        .where('n.id', '=', file.subject_id)
        .where(reachesEntry(actor))
        .select('n.id')
        .executeTakeFirst()) !== undefined,
  },
]
