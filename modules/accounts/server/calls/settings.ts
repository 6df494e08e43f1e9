import type { Handler } from '#platform/server/handler.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { keepSettings } from '../store/accounts.ts'

export const saveSettings: Handler<typeof accountsCalls.saveSettings> = async ({ db, actor, body }) => {
  await keepSettings(db, actor.userId, body)
  if (body.language) await notifyActorChanged(db, actor.userId)
  return { Done: true }
}
