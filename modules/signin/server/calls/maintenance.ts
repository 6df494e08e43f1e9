import { byOf } from '#platform/server/audit/by.ts'
import type { Handler } from '#platform/server/handler.ts'
import { isUnderMaintenance } from '#platform/server/maintenance.ts'
import { changeSetting, settings } from '#platform/server/settings.ts'
import type { signinCalls } from '../../contract/calls.ts'

export const getMaintenance: Handler<typeof signinCalls.getMaintenance> = async ({ db, now }) => {
  const { maintenance } = await settings(db)
  const { ar, en, fr } = maintenance.message
  return { IsOn: isUnderMaintenance(maintenance, now), Until: maintenance.until, Message: { ar, en, fr } }
}

export const saveMaintenance: Handler<typeof signinCalls.saveMaintenance> = async ({ db, body, actor, request }) => {
  const value = { on: body.IsOn, until: body.Until, message: body.Message }
  await changeSetting(db, 'maintenance', value, byOf(actor, request))
  return { Done: true }
}
