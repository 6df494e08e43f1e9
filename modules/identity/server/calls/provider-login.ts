import type { IdentityProvider } from '#platform/server/identity-providers.ts'
import type { IdentityParts } from '../parts.ts'
import type { ProviderFailure } from '../providers/failure.ts'
import { openProviders } from '../providers/open.ts'
import { beginProviderLogin, getIdentityProviders } from './begin-provider-login.ts'
import { finishProviderLogin } from './finish-provider-login.ts'

export interface ProviderParts {
  /** The address that people use; identity providers send browsers back to `/callback` below it. */
  readonly publicUrl: string
  readonly identityProviders: readonly IdentityProvider[]
  /** Told when signing in through a provider failed for a reason that is not the person's: for the log. */
  readonly onProviderFailure: (failure: ProviderFailure) => void
}

/** The handlers of the calls that go to identity providers. */
export function providerLogin(parts: IdentityParts) {
  const { publicUrl, identityProviders, onProviderFailure } = parts
  const providers = openProviders(identityProviders, `${publicUrl}/callback`, onProviderFailure)
  return {
    getIdentityProviders: getIdentityProviders(identityProviders),
    beginProviderLogin: beginProviderLogin(providers),
    finishProviderLogin: finishProviderLogin(parts, providers),
  }
}
