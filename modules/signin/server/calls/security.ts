import { byOf } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { settings } from '#platform/server/settings.ts'
import type { AuditKind } from '#platform/shared/event-kinds.ts'
import { notSignedIn, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { isDemanded, needsOwnFactor, ruleInForce } from '../../rules/second-factor.ts'
import { beginProof, type SignInRequest } from '../session/admit.ts'
import { pendingAddress, setWantsCode } from '#modules/accounts/server/public.ts'
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

/** Writes the account's row of the audit in a transaction of its own. */
export const inAudited = <T>(
  { db, actor, request }: Pick<Asked<unknown>, 'db' | 'actor' | 'request'>,
  kind: AuditKind,
  run: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const result = await run(tx)
    await recordAudit(tx, { kind, subject: ['account', actor.userId] }, byOf(actor, request))
    return result
  })

export const getSecurity =
  (parts: SigninParts): Handler<typeof signinCalls.getSecurity> =>
  async (asked) => {
    const account = await ownAccount(asked)
    const rule = ruleInForce((await settings(asked.db)).secondFactor, parts.sample !== null)
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
    await inAudited(asked, 'secondFactorChanged', async (tx) => {
      await setWantsCode(tx, id, asked.body.IsWanted)
    })
    return { Done: true }
  })
