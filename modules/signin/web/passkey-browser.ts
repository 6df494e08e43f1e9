import type { Input } from '#platform/shared/call.ts'
import { ApiProblem } from '#platform/web/problem.ts'
import type { confirmPasskey, verifyPasskey } from '../contract/passkey.ts'

type Options = Record<string, unknown>
type Made = Input<typeof confirmPasskey>['body']['passkey']
type Signed = Input<typeof verifyPasskey>['body']['passkey']

/** The person closed the browser's window, let it time out, or has no passkey of this account here. */
export class PasskeyCancelled extends Error {}

/** Whether this browser can hold or use passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/** Lets the person make a passkey. Throws `PasskeyCancelled`, and `passkeyKnown` where this device holds one of the account. */
export async function makePasskey(options: Options): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startRegistration({ optionsJSON: options as never }).catch(unlessKnown)
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** Lets the person sign with a passkey. Throws `PasskeyCancelled`. */
export async function signWithPasskey(options: Options): Promise<Signed> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options as never }).catch(cancelled)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

// The server refuses it likewise; here the device has said so before anything was made.
function unlessKnown(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'InvalidStateError')
    throw new ApiProblem({ status: 409, code: 'passkeyKnown', message: 'This device holds a passkey of the account.' })
  return cancelled(cause)
}

function cancelled(cause: unknown): never {
  throw new PasskeyCancelled('No passkey was used.', { cause })
}
