import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { alreadySetUp, wrongSetupSecret } from '../../contract/refusals.ts'
import { createFirstAdmin as create, isSetupSecret, needsFirstAdmin } from '../administrators/first-admin.ts'

export const getSetupState: Handler<typeof accountsCalls.getSetupState> = async ({ db }) => ({
  NeedsFirstAdmin: await needsFirstAdmin(db),
})

export const createFirstAdmin = (secrets: Secrets): Handler<typeof accountsCalls.createFirstAdmin> =>
  opensOwnTransactions(async ({ db, body, request }) => {
    if (!(await needsFirstAdmin(db))) refuse(alreadySetUp)
    if (!isSetupSecret(secrets, body.Secret)) refuse(wrongSetupSecret)
    const admin = { email: body.Email, nameAr: body.NameAr, nameEn: body.NameEn, password: body.Password }
    await create(db, admin, request)
    return { Done: true }
  })
