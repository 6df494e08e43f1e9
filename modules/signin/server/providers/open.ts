import type { Configuration } from 'openid-client'
import type { IdentityProvider } from '#platform/server/configuration/identity-providers.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { providerCancelled } from '../../contract/refusals.ts'
import { discovered } from './discovered.ts'
import { addressToGo, personBehind, type Checks, type ProvenPerson } from './exchange.ts'
import { failureOf, refusalOf, type ProviderFailure } from './failure.ts'

/** A provider that can be asked. Both calls go over the network, each request for five seconds at most: never in a transaction. */
export interface OpenProvider {
  /** Where to send the browser. */
  readonly begin: (checks: Checks) => Promise<string>
  /** Who came back with this query. */
  readonly finish: (query: string, checks: Checks) => Promise<ProvenPerson>
}

/** The configured providers by their ids. `callback` is where they send browsers back to; `onFailure` is told what to log. */
export function openProviders(
  providers: readonly IdentityProvider[],
  callback: string,
  onFailure: (failure: ProviderFailure) => void,
): ReadonlyMap<string, OpenProvider> {
  return new Map(providers.map((each) => [each.id, openProvider(each, callback, onFailure)]))
}

function openProvider(
  provider: IdentityProvider,
  callback: string,
  onFailure: (failure: ProviderFailure) => void,
): OpenProvider {
  const configuration = discovered(provider)
  // As a parsed address gives it: what is sent at the begin and at the end must not differ by a letter.
  const { href } = new URL(callback)
  const asked = async <T>(ask: (configuration: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await configuration())
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalOf(error)
      if (refusal.kind !== providerCancelled) onFailure(failureOf(provider.id, error, refusal))
      throw refusal
    }
  }
  return {
    begin: (checks) => asked((each) => addressToGo(each, href, checks)),
    finish: (query, checks) => asked((each) => personBehind(each, href, query, checks)),
  }
}
