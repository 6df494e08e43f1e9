import { dropVisitorsFiles } from '#platform/server/files/store.ts'
import type { IncomingFile } from '#platform/server/files/incoming.ts'
import { receiveFile } from '#platform/server/files/receive.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { signupOver } from '../../../contract/refusals.ts'
import { signupAttachment } from '../../uploads.ts'
import { addSignupFile, checkRoom } from '../../acts/signup/signup-files.ts'
import { removeSignupFile as remove } from '../../store/signup/files.ts'
import { openSignup } from '../../acts/signup/open-signup.ts'

/** Before the address is proved there is no key, and without a key no byte is read. */
export const uploadSignupFile: Handler<typeof signupCalls.uploadSignupFile> = opensOwnTransactions(async (asked) => {
  const { db, now, request } = asked
  const signup = await openSignup(db, request.uploadKey ?? refuse(signupOver), now)
  await checkRoom(db, signup.id)
  return receiveFile(asked, signupAttachment, asked.body as IncomingFile, (tx, file) =>
    addSignupFile(tx, signup.id, file),
  )
})

/** Taking back twice is once. */
export const removeSignupFile: Handler<typeof signupCalls.removeSignupFile> = opensOwnTransactions(
  async ({ db, body, now, files }) => {
    const signup = await openSignup(db, body.Key, now)
    const keys = await db.transaction().execute(async (tx) => {
      const was = await remove(tx, signup.id, body.FileID)
      return was ? dropVisitorsFiles(tx, [body.FileID]) : []
    })
    for (const key of keys) await files.remove(key)
    return { Done: true }
  },
)
