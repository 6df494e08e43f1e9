import { sql } from 'kysely'
import { json } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { notifyActorChanged } from '../actor-changed.ts'

export const saveSettings: Handler<typeof accountsCalls.saveSettings> = async ({ db, actor, body }) => {
  await db
    .updateTable('accounts.account')
    .set({
      settings: sql`settings || ${json(body)}`,
      ...(body.language && { language: body.language }),
    })
    .where('id', '=', actor.userId)
    .execute()
  if (body.language) await notifyActorChanged(db, actor.userId)
  return { Done: true }
}
