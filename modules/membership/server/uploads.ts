import type { UploadField } from '#platform/server/module.ts'
import { proofField } from './acts/money.ts'
import { reachesCard } from './store/reach.ts'

export const uploads: readonly UploadField[] = [
  {
    field: proofField,
    types: ['pdf', 'jpeg', 'png', 'webp'],
    maxBytes: 10_000_000,
    who: 'trainee',
    mayOpen: async (db, actor, file) =>
      file.subject_type === 'membershipCard' &&
      file.subject_id !== null &&
      (await db
        .selectFrom('membership.card as c')
        .where('c.id', '=', file.subject_id)
        .where(reachesCard(actor))
        .select('c.id')
        .executeTakeFirst()) !== undefined,
  },
]
