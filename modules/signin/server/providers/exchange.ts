import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import { refuse } from '#platform/shared/refusal.ts'
import { providerAnswerInvalid } from '../../contract/refusals.ts'

const scope = 'openid profile email'

/** What one log-in is known by, from its begin to its end. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Who the provider says that it is. */
export interface ProvenPerson {
  readonly issuer: string
  readonly subject: string
  /** Null where there is none or the provider has not verified it. */
  readonly email: string | null
  /** When the identity token expires, and the session with it. */
  readonly ends: Date
}

export async function addressToGo(provider: Configuration, callback: string, checks: Checks): Promise<string> {
  const { href } = buildAuthorizationUrl(provider, {
    redirect_uri: callback,
    scope,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
  })
  return href
}

/**
 * Exchanges what came back to `/callback` for the identity token. The library checks the state, the `iss` parameter, and
 * of the token the issuer, audience, nonce, times and signature.
 */
export async function personBehind(
  provider: Configuration,
  callback: string,
  query: string,
  checks: Checks,
): Promise<ProvenPerson> {
  const came = new URL(callback)
  came.search = query
  const tokens = await authorizationCodeGrant(provider, came, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  })
  const { iss, sub, exp, ...claims } = tokens.claims()!
  if (sub.length > 255 || !/^[\x20-\x7e]+$/.test(sub)) refuse(providerAnswerInvalid, { error: 'INVALID_SUBJECT' })
  // Many providers answer the scope `email` at the user-info endpoint alone.
  const { email, email_verified } =
    ('email' in claims && 'email_verified' in claims) || !provider.serverMetadata().userinfo_endpoint
      ? claims
      : await fetchUserInfo(provider, tokens.access_token, sub)
  const proven = email_verified === true && typeof email === 'string' ? email : null
  return { issuer: iss, subject: sub, email: proven, ends: new Date(exp * 1000) }
}
