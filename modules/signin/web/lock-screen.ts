import type { Input, Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { lockTabs, unlockTabs } from '#platform/web/signed-in/renewal.ts'
import { currentSession } from '#platform/web/session.ts'
import { lockSession, sendUnlockCode, unlockSession } from '../contract/lock.ts'

/** Hides the pages at once and locks the session at the server, which then answers nobody in it. */
export function lockScreen(): void {
  const user = currentSession()?.user
  // Whoever acts as somebody knows no password that would open it.
  if (!user || user.acting) return
  // Sent with the token that is good until then; a server that is not reached still leaves the pages hidden.
  void send(lockSession, { body: {} }).catch(() => undefined)
  lockTabs()
}

type Proof = Omit<Input<typeof unlockSession>['body'], 'refreshToken'>

/** Opens it by the password or by a code. Throws the refusal. */
export async function unlockScreen(proof: Proof): Promise<void> {
  const refreshToken = currentSession()!.refreshToken
  unlockTabs(await send(unlockSession, { body: { ...proof, refreshToken } }))
}

/** Asks for a code in place of the password. Throws the refusal. */
export const askForUnlockCode = (): Promise<Output<typeof sendUnlockCode>> =>
  send(sendUnlockCode, { body: { refreshToken: currentSession()!.refreshToken } })
