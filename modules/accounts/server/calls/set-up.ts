import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { identityCalls } from '#modules/signin/contract/calls.ts'
import { alreadySetUp, wrongSetupSecret } from '#modules/signin/contract/refusals.ts'
import { createFirstAdmin as create, isSetupSecret, needsFirstAdmin } from '../first-admin.ts'

export const getSetupState: Handler<typeof identityCalls.getSetupState> = async ({ db }) => ({
  NeedsFirstAdmin: await needsFirstAdmin(db),
})

export const createFirstAdmin = (secrets: Secrets): Handler<typeof identityCalls.createFirstAdmin> =>
  opensOwnTransactions(async ({ db, body, request }) => {
    if (!(await needsFirstAdmin(db))) refuse(alreadySetUp)
    if (!isSetupSecret(secrets, body.Secret)) refuse(wrongSetupSecret)
    const admin = { email: body.Email, nameAr: body.NameAr, nameEn: body.NameEn, password: body.Password }
    await create(db, admin, request)
    return { Done: true }
  })
