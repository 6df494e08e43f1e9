import { purgeUploads, removeBytes } from '../files/purge.ts'
import { forgetOldReplies } from '../http/replies/idempotency.ts'
import type { Job } from '../module.ts'

/** What the platform itself clears away. */
export const housekeeping: readonly Job[] = [
  {
    name: 'platform-forget-replies',
    cron: '*/30 * * * *',
    run: ({ db, now }) => forgetOldReplies(db, now),
  },
  purgeUploads,
  removeBytes,
]
