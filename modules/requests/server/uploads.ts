import type { UploadField } from '#platform/server/module.ts'
import { reachesRequest } from './store/reach.ts'

export const uploads: readonly UploadField[] = [
  {
    field: 'requestPaymentProof',
    types: ['pdf', 'jpeg', 'png', 'webp'],
    maxBytes: 10 * 1024 * 1024,
    who: 'customerTrainee',
    mayOpen: async (db, actor, file) =>
      file.subject_type === 'courseRequest' &&
      file.subject_id !== null &&
      (await db
        .selectFrom('requests.course_request as q')
        .where('q.id', '=', file.subject_id)
        .where(reachesRequest(actor))
        .select('q.id')
        .executeTakeFirst()) !== undefined,
  },
]
