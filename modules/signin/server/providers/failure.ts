import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { Refusal, type RefusalKind } from '#platform/shared/refusal.ts'
import {
  providerAnswerInvalid,
  providerCancelled,
  providerError,
  providerUnreachable,
} from '../../contract/refusals.ts'
import { ProviderUnreachable } from './patient-fetch.ts'

/** What the log says of a failed exchange: codes and the library's own words, nothing that came from the person. */
export interface ProviderFailure {
  readonly provider: string
  readonly code: string
  readonly error: string
  readonly detail: string | null
}

/** The refusal for what an exchange with a provider failed with. What is no failure of a provider is thrown on. */
export function refusalOf(error: unknown): Refusal {
  const unreachable = among(error, ProviderUnreachable)
  if (unreachable) return because(providerUnreachable, unreachable.code)
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? because(providerCancelled, error.error)
      : because(providerError, error.error)
  }
  if (error instanceof ResponseBodyError) return because(providerError, error.error)
  if (error instanceof WWWAuthenticateChallengeError) return because(providerError, challenged(error))
  if (error instanceof ClientError) return because(providerAnswerInvalid, error.code ?? 'UNKNOWN')
  throw error
}

export const failureOf = (provider: string, error: unknown, { kind, data }: Refusal): ProviderFailure => ({
  provider,
  code: kind.code,
  error: String(data['error']),
  detail: error instanceof ClientError && error.cause instanceof Error ? error.cause.message : null,
})

const because = (kind: RefusalKind, error: string) => new Refusal(kind, { error: codeOf(error) })

/** How an endpoint refuses our own secret or token. */
const challenged = ({ cause, status }: WWWAuthenticateChallengeError): string =>
  cause.find(({ parameters }) => parameters.error)?.parameters.error ?? `HTTP_${status}`

/** The signs that OAuth allows in an error code; a longer text is none. */
const codeOf = (error: string): string => (/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,80}$/.test(error) ? error : 'unknown')

/** The error of this kind in the chain of causes: the library wraps what its fetch throws. */
function among<E extends Error>(error: unknown, kind: new (...all: never[]) => E): E | null {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof kind) return each
  return null
}
