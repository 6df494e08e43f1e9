import { randomBytes } from 'node:crypto'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { IdentityProvider } from '#platform/server/configuration/identity-providers.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../../contract/calls.ts'
import type { OpenProvider } from '../../providers/open.ts'
import { addProviderLogin } from '../../store/provider-logins.ts'

export const getIdentityProviders =
  (providers: readonly IdentityProvider[]): Handler<typeof signinCalls.getIdentityProviders> =>
  () => ({ Items: providers.map(({ id, name }) => ({ ID: id, Name: name })) })

const drawn = () => randomBytes(32).toString('base64url')

/** Asks the provider for its addresses before it stores anything: no connection waits for the network. */
export const beginProviderLogin = (
  providers: ReadonlyMap<string, OpenProvider>,
): Handler<typeof signinCalls.beginProviderLogin> =>
  opensOwnTransactions(async ({ db, body, now }) => {
    const provider = providers.get(body.Provider)
    if (!provider) refuse(notFound)
    const checks = { state: drawn(), nonce: drawn(), codeVerifier: drawn() }
    const secret = drawn()
    const address = await provider.begin(checks)
    const { To: target, CompetitionCode: competitionCode } = body
    await addProviderLogin(db, { ...checks, secret, provider: body.Provider, target, competitionCode }, now)
    return { Address: address, Secret: secret }
  })
