import type { Secrets } from '#platform/server/secrets.ts'
import type { ProviderParts } from './calls/provider-login.ts'
import type { SampleLogins } from './calls/sample.ts'

/** What signing in needs beside the database and the request. */
export interface IdentityParts extends ProviderParts {
  readonly secrets: Secrets
  /** The sample academy's log-ins, where it is loaded. */
  readonly sample: SampleLogins | null
  /** Letters are read at `/dev/mail` in place of being sent. */
  readonly hasMailbox: boolean
}
