import type { SigninParts } from '../../parts.ts'
import { openProviders } from '../../providers/open.ts'
import { beginProviderLogin, getIdentityProviders } from './begin-provider-login.ts'
import { finishProviderLogin } from './finish-provider-login.ts'

/** The handlers of the calls that go to identity providers. */
export function providerLogin(parts: SigninParts) {
  const { publicUrl, identityProviders, onProviderFailure } = parts
  const providers = openProviders(identityProviders, `${publicUrl}/callback`, onProviderFailure)
  return {
    getIdentityProviders: getIdentityProviders(identityProviders),
    beginProviderLogin: beginProviderLogin(providers),
    finishProviderLogin: finishProviderLogin(parts, providers),
  }
}
