import type { Output } from '#platform/shared/call.ts'
import { isOwnPath } from '#platform/shared/own-path.ts'
import { send } from '#platform/web/client.ts'
import { beginProviderLogin, finishProviderLogin } from '../contract/provider-login.ts'
import type { Arrival } from './attempt.ts'
import { proceed, type Outcome } from './sign-in.ts'

/** What this tab keeps while it is at the provider; a copy of the address alone finishes no log-in. */
interface Begun {
  readonly secret: string
  readonly languageChosen: boolean
  /** The address of the login page that it left, with the competition and the page wanted. */
  readonly from: string
}
const key = 'providerLogin'

/** Leaves for the provider. Throws the refusal. */
export async function goToProvider(provider: string, arrival: Arrival, languageChosen: boolean): Promise<void> {
  const body = { Provider: provider, To: arrival.to, CompetitionCode: arrival.competition }
  const { Address, Secret } = await send(beginProviderLogin, { body })
  const begun: Begun = { secret: Secret, languageChosen, from: `${location.pathname}${location.search}` }
  sessionStorage.setItem(key, JSON.stringify(begun))
  location.assign(Address)
}

function begun(): Begun | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Begun | null
  } catch {
    return null
  }
}

/** The login page that this tab left for the provider. */
export function loginPageLeft(): string {
  const from = begun()?.from
  return isOwnPath(from) ? from : '/pages/login'
}

interface CameBack {
  readonly outcome: Outcome
  readonly arrival: Arrival
}

let finishing: { readonly query: string; readonly done: Promise<CameBack> } | null = null

/** Goes on with what the provider sent the browser back with: once, however often the page asks. Throws the refusal. */
export function comeBack(query: string): Promise<CameBack> {
  if (finishing?.query !== query) finishing = { query, done: finish(query) }
  return finishing.done
}

async function finish(Query: string): Promise<CameBack> {
  const { secret = '', languageChosen = false } = begun() ?? {}
  const reply: Output<typeof finishProviderLogin> = await send(finishProviderLogin, { body: { Query, Secret: secret } })
  const arrival = { to: reply.to, competition: reply.CompetitionCode }
  const outcome = await proceed(reply, { languageChosen, arrival })
  sessionStorage.removeItem(key)
  return { outcome, arrival }
}
