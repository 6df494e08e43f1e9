import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { accountNoun, createAccount } from '#modules/accounts/server/public.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { doneBy, writeNew } from '#platform/server/acts/write-act.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { onAcademy } from '../academy.ts'

export interface AdminToMake {
  readonly email: string
  readonly nameEn: string
  readonly nameAr: string
  /** The password comes on standard input; else one is made and printed once. */
  readonly passwordOnInput: boolean
}

export async function createAdmin({ email, nameEn, nameAr, passwordOnInput }: AdminToMake): Promise<void> {
  const given = passwordOnInput ? (await text(process.stdin)).trim() : null
  if (given !== null && given.length < 8) throw new ConfigError('The password needs 8 characters or more.')
  const password = given ?? randomBytes(12).toString('base64url')
  await onAcademy(async ({ address }) => {
    const { db, close } = openDatabase({ ...address, max: 1 })
    const account = { email, role: 'admin', nameEn, nameAr, password, emailProvedAt: new Date() } as const
    try {
      await db.transaction().execute(async (tx) => {
        const id = await createAccount(tx, account)
        await writeNew(doneBy(tx, byItself), accountNoun, { id }, 'addUser')
      })
    } catch (error) {
      if (error instanceof Refusal) throw new ConfigError(`There is an account with ${email} already.`)
      throw error
    } finally {
      await close()
    }
    console.log(`${email} is an administrator now.${given === null ? ` The password is ${password}` : ''}`)
  })
}
