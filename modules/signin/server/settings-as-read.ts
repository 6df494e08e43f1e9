import { refuseWritten } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { holdSettings, lastOfSettings, versionOfSettings, type SettingKey } from '#platform/server/settings.ts'

/** Refuses where one of these settings was changed since the form was read, and holds all settings until the end of the call. */
export async function settingsAsRead(db: Database, keys: readonly SettingKey[], version: number): Promise<void> {
  await holdSettings(db)
  if ((await versionOfSettings(db, keys)) !== version) await refuseWritten(db, await lastOfSettings(db, keys))
}
