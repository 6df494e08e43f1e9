import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../../contract/calls.ts'
import { providerAnswerInvalid, providerLoginOver } from '../../../contract/refusals.ts'
import { accountOfPerson } from '../../providers/account-of-person.ts'
import { admit } from '../../session/admit.ts'
import type { SigninParts } from '../../parts.ts'
import type { OpenProvider } from '../../providers/open.ts'
import { takeProviderLogin } from '../../store/provider-logins.ts'

/**
 * The log-in is used up although the call refuses, and the provider is asked between two short transactions. The state
 * finds the log-in, the tab's secret shows that this browser began it.
 */
export const finishProviderLogin = (
  parts: SigninParts,
  providers: ReadonlyMap<string, OpenProvider>,
): Handler<typeof signinCalls.finishProviderLogin> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, request } = asked
    const [state, ...others] = new URLSearchParams(body.Query).getAll('state')
    if (!state || others.length > 0) refuse(providerLoginOver)
    const login = await takeProviderLogin(db, state, body.Secret, now)
    // The provider may have left the configuration meanwhile.
    const provider = login && providers.get(login.provider)
    if (!provider) refuse(providerLoginOver)

    const person = await provider.finish(body.Query, login)
    if (person.ends <= now) refuse(providerAnswerInvalid, { error: 'EXPIRED' })

    const proof = { provider: login.provider, ends: person.ends }
    const by = { requestId: request.id, address: request.ip }
    const reply = await db.transaction().execute(async (tx) => {
      const account = await accountOfPerson(tx, person, login.provider, now, by)
      return admit(tx, parts, asked, { account, by: 'provider', proof })
    })
    return { ...reply, to: login.target, CompetitionCode: login.competitionCode }
  })
