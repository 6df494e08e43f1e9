import webPush from 'web-push'
import type { Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { addPushKey, pushKey, rowOfPushKey } from '../store/push.ts'

export interface PushKey {
  readonly publicKey: string
  readonly privateKey: string
}

/** The academy's key for push services (VAPID), made once: browsers that subscribed with it know no other. */
export async function academyPushKey(db: Database, vault: Vault, now: Date): Promise<PushKey> {
  const found = await pushKey(db)
  if (found) {
    const plain = vault.open('push', found.private_sealed, rowOfPushKey)
    return { publicKey: found.public_key, privateKey: plain.toString('base64url') }
  }
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = vault.close('push', Buffer.from(privateKey, 'base64url'), rowOfPushKey)
  await addPushKey(db, { publicKey, sealed, madeAt: now })
  return academyPushKey(db, vault, now)
}
