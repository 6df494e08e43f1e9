import { waitingCode } from '#modules/signin/server/public.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { onAcademy } from '../academy.ts'

/** Prints the code in the newest letter to the address that has not left: the way in where no mail server is set. */
export async function printCode(email: string): Promise<void> {
  await onAcademy(async ({ address }) => {
    const { db, close } = openDatabase({ ...address, max: 1 })
    try {
      const code = await waitingCode(db, email)
      if (!code) throw new ConfigError(`No letter with a code waits for ${email}. Log in first, then ask again.`)
      console.log(code)
    } finally {
      await close()
    }
  })
}
