import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { beginAppSetUp, beginPasskeySetUp, finishSetUp } from '../contract/passkey.ts'
import type { Attempt } from './attempt.ts'
import { makePasskey } from './passkey-browser.ts'
import { fcmToken } from './log-in-body.ts'
import { proceed } from './sign-in.ts'

/** The secret for an authenticator app. Throws the refusal. */
export const beginApp = ({ id }: Attempt): Promise<Output<typeof beginAppSetUp>> =>
  send(beginAppSetUp, { body: { attemptId: id! } })

/** Takes the app's first code, and signs in. Answers the recovery codes. Throws the refusal. */
export async function finishByApp(attempt: Attempt, code: string): Promise<readonly string[]> {
  return arrived(attempt, await send(finishSetUp, { body: { attemptId: attempt.id!, code, FCMToken: fcmToken() } }))
}

/** Makes a passkey of this name, and signs in. Answers the recovery codes. Throws the refusal. */
export async function finishByPasskey(attempt: Attempt, Name: string): Promise<readonly string[]> {
  const { options } = await send(beginPasskeySetUp, { body: { attemptId: attempt.id! } })
  const passkey = await makePasskey(options)
  const body = { attemptId: attempt.id!, passkey, Name, FCMToken: fcmToken() }
  return arrived(attempt, await send(finishSetUp, { body }))
}

async function arrived(attempt: Attempt, reply: Output<typeof finishSetUp>): Promise<readonly string[]> {
  const { RecoveryCodes, ...signedIn } = reply
  await proceed(signedIn, attempt)
  return RecoveryCodes
}
