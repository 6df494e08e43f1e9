import { byItself } from '../audit/by.ts'
import { recordAudit } from '../audit/entry.ts'
import { sendJob } from '../jobs/send.ts'
import type { Job } from '../module.ts'
import { dropOldUploads } from './pieces/store.ts'
import { claimPictures, dropUnclaimed } from './unclaimed.ts'

/**
 * Deletes uploads that no record took. The rows go first, in a transaction that sends the removal of their bytes: what
 * a record takes in the same moment stays, and bytes that cannot be removed now are tried again.
 */
export const purgeUploads: Job = {
  name: 'platform-purge-uploads',
  cron: '23 * * * *',
  run: async ({ db, now }) => {
    await db.transaction().execute((tx) => claimPictures(tx, now))
    await db.transaction().execute((tx) => dropOldUploads(tx, now))
    for (let dropped = 1; dropped > 0;) {
      dropped = await db.transaction().execute(async (tx) => {
        const keys = await dropUnclaimed(tx, now)
        if (keys.length === 0) return 0
        await sendJob(tx, removeBytes.name, { keys })
        const data = { files: keys.length }
        await recordAudit(tx, { kind: 'platform.dropUnclaimedFiles', subject: ['file', 0], data }, byItself)
        return keys.length
      })
    }
  },
}

/** Bytes whose rows are gone; a key that is gone already is no error. */
export const removeBytes: Job = {
  name: 'platform-remove-bytes',
  run: async ({ files, data }) => {
    for (const key of data['keys'] as string[]) await files.remove(key)
  },
}
