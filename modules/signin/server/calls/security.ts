import { keptBy, writeTold } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { settings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import type { ActName } from '#platform/shared/record/act.ts'
import { notSignedIn, refuse } from '#platform/shared/refusal.ts'
import type { quietActs } from '../../contract/acts.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { isDemanded, needsOwnFactor, ruleInForce } from '../../rules/second-factor.ts'
import { quiet } from '../acts/noun.ts'
import { beginProof, type SignInRequest } from '../session/admit.ts'
import { accountKept, pendingAddress, setWantsCode } from '#modules/accounts/server/public.ts'
import type { SigninParts } from '../parts.ts'
import { proveOwner, type TypedProof } from '../proof/prove-owner.ts'
import { recoveryCodesLeft } from '../factor/recovery-codes.ts'
import { accountById, type AccountRow } from '../store/accounts.ts'
import { passkeysOf } from '../store/passkeys.ts'

type Own = Pick<Asked<unknown>, 'db' | 'actor'>

export const ownAccount = async ({ db, actor }: Own): Promise<AccountRow> =>
  (await accountById(db, actor.userId)) ?? refuse(notSignedIn)

/** The own account, after its owner has proved who they are once more. */
export async function provenAccount(
  parts: SigninParts,
  asked: Own & SignInRequest & { readonly body: TypedProof },
): Promise<AccountRow> {
  const account = await ownAccount(asked)
  await proveOwner(parts, asked, account)
  return account
}

export const sendProofCode =
  (parts: SigninParts): Handler<typeof signinCalls.sendProofCode> =>
  async (asked) => {
    const account = await ownAccount(asked)
    const method = account.has_authenticator ? 'app' : 'mail'
    return { ...(await beginProof(asked.db, parts, account, asked.now)), method }
  }

/** Does something with the own account in a transaction of its own and writes it down. */
export const inAudited = <T>(
  { db, actor, request }: Pick<Asked<unknown>, 'db' | 'actor' | 'request'>,
  act: ActName<typeof quietActs>,
  run: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const account = { id: actor.userId }
    const before = await accountKept(tx, account.id)
    const result = await run(tx)
    const after = await accountKept(tx, account.id)
    await writeTold(keptBy(tx, byOf(actor, request)), quiet, account, act, { before, after })
    return result
  })

export const getSecurity =
  (parts: SigninParts): Handler<typeof signinCalls.getSecurity> =>
  async (asked) => {
    const account = await ownAccount(asked)
    const rule = ruleInForce((await settings(asked.db, signInSettings)).secondFactor, parts.sample !== null)
    return {
      Email: account.email,
      HasPassword: account.password_hash !== null,
      IsDemanded: isDemanded(rule, account.role),
      IsWanted: account.wants_second_factor,
      HasAuthenticator: account.has_authenticator,
      NeedsOwnFactor: needsOwnFactor(rule, account.role),
      Passkeys: await passkeysOf(asked.db, account.id),
      AddressChange: await pendingAddress(asked.db, account.id),
      RecoveryCodesLeft: await recoveryCodesLeft(asked.db, account.id),
    }
  }

/** Its own transactions: a wrong password is counted. */
export const setSecondFactor = (parts: SigninParts): Handler<typeof signinCalls.setSecondFactor> =>
  opensOwnTransactions(async (asked) => {
    const { id } = await provenAccount(parts, asked)
    await inAudited(asked, 'setSecondFactor', async (tx) => {
      await setWantsCode(tx, id, asked.body.IsWanted)
    })
    return { Done: true }
  })
