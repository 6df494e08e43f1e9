import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import type { IdentityProvider } from '#platform/server/configuration/identity-providers.ts'
import { answerWithin, patientFetch } from './patient-fetch.ts'

/** How long a provider's own description is believed: it changes addresses and keys seldom, and announces that. */
const keptFor = 3_600_000

/** The provider as its discovery document describes it, asked for once an hour. A failure is not kept. */
export function discovered(provider: IdentityProvider): () => Promise<Configuration> {
  let kept: { configuration: Promise<Configuration>; until: number } | null = null
  return () => {
    const now = performance.now()
    if (kept && now < kept.until) return kept.configuration
    const asked = { configuration: discover(provider), until: now + keptFor }
    kept = asked
    asked.configuration.catch(() => {
      if (kept === asked) kept = null
    })
    return asked.configuration
  }
}

const discover = (provider: IdentityProvider): Promise<Configuration> =>
  discovery(new URL(provider.issuer), provider.clientId, undefined, authentication(provider), {
    timeout: answerWithin,
    [customFetch]: patientFetch,
    execute: [
      // Else the signature is left to the connection, which a proxy may have ended.
      enableNonRepudiationChecks,
      ...(provider.issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  })

function authentication({ clientSecret, clientAuthentication }: IdentityProvider): ClientAuth {
  if (clientSecret === null) return None()
  return clientAuthentication === 'client_secret_post'
    ? ClientSecretPost(clientSecret)
    : ClientSecretBasic(clientSecret)
}
