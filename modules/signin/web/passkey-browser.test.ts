import { expect, test, vi } from 'vitest'
import { makePasskey, PasskeyCancelled } from './passkey-browser.ts'

const browser = vi.hoisted(() => ({ error: new Error() as Error }))
vi.mock('@simplewebauthn/browser', async (actual) => ({
  ...(await actual<object>()),
  startRegistration: () => Promise.reject(browser.error),
}))

test('a device that holds a passkey of this account already is told so; a closed window is no fault', async () => {
  const { WebAuthnError } = await import('@simplewebauthn/browser')
  const failed = (name: string, code: string) => {
    browser.error = new WebAuthnError({ message: '', code: code as never, cause: Object.assign(new Error(), { name }) })
    return makePasskey({}).catch((error: unknown) => error)
  }
  expect(await failed('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')).toMatchObject({
    code: 'passkeyKnown',
  })
  expect(await failed('NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY')).toBeInstanceOf(PasskeyCancelled)
})
