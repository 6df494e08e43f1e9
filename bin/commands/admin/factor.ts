import { resetSecondFactor, signing } from '#modules/signin/server/public.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { doneBy, writeTold } from '#platform/server/acts/write-act.ts'
import { onAcademy } from '../academy.ts'
import { accountIdOf, accountKept } from '#modules/accounts/server/public.ts'

/** Takes the second factor from somebody who has lost it where no administrator can: the only one, for instance. */
export async function resetFactor(email: string): Promise<void> {
  await onAcademy(async ({ address }) => {
    const { db, close } = openDatabase({ ...address, max: 1 })
    try {
      await db.transaction().execute(async (tx) => {
        const id = await accountIdOf(tx, email)
        if (id === null) throw new ConfigError(`Nobody has the address ${email}.`)
        const before = await accountKept(tx, id)
        if (!(await resetSecondFactor(tx, id))) throw new ConfigError(`${email} has no second factor to reset.`)
        const after = await accountKept(tx, id)
        await writeTold(doneBy(tx, byItself), signing, { id }, 'resetUserSecondFactor', { before, after })
      })
      console.log(`${email} sets a second factor up anew at the next log-in.`)
    } finally {
      await close()
    }
  })
}
