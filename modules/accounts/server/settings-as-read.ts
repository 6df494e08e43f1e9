import type { Database } from '#platform/server/database.ts'
import { holdSettings, lastOfSettings, versionOfSettings } from '#platform/server/settings.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'
import { refuseWritten } from './refuse-changed.ts'

/** Refuses where one of its settings was changed since the form was read, and holds all settings until the end of the call. */
export async function settingsAsRead(db: Database, section: SettingSection, version: number): Promise<void> {
  await holdSettings(db)
  if ((await versionOfSettings(db, section)) !== version) await refuseWritten(db, await lastOfSettings(db, section))
}
