import type { IdentityProvider } from '#platform/server/configuration/identity-providers.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import type { ProviderFailure } from './providers/failure.ts'

interface ProviderParts {
  /** The address that people use; identity providers send browsers back to `/callback` below it. */
  readonly publicUrl: string
  readonly identityProviders: readonly IdentityProvider[]
  /** Told when signing in through a provider failed for a reason that is not the person's: for the log. */
  readonly onProviderFailure: (failure: ProviderFailure) => void
}

interface SampleLogins {
  readonly password: string
  readonly emails: readonly string[]
}

/** What signing in needs beside the database and the request. */
export interface SigninParts extends ProviderParts {
  readonly secrets: Secrets
  /** The sample academy's log-ins, where it is loaded. */
  readonly sample: SampleLogins | null
  /** Letters are read at `/dev/mail` in place of being sent. */
  readonly hasMailbox: boolean
  /** What the page asks first to which a log-in leads. */
  readonly firstAnswers: FirstAnswers
}
