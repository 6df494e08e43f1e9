import type { KeyOf, SettingSection, SettingsOf } from '#platform/shared/settings/section.ts'
import type { Database } from './database.ts'
import type { Live } from './live/hub.ts'
import { settingChannel, settings } from './settings.ts'

/** A setting that this process has at hand. */
export interface KeptSetting<Value> {
  now(): Value
  close(): void
}

/** For what every request asks: read once, and anew in each process when somebody changes it. */
export async function keepSetting<Section extends SettingSection, Key extends KeyOf<Section>>(
  db: Database,
  live: Live,
  section: Section,
  key: Key,
): Promise<KeptSetting<SettingsOf<Section>[Key]>> {
  type Value = SettingsOf<Section>[Key]
  const read = async () => ({ value: ((await settings(db, section as SettingSection)) as SettingsOf<Section>)[key] })
  let kept: { readonly value: Value } = await read()
  const renew = () => {
    read().then(
      (now) => (kept = now),
      () => void setTimeout(renew, 1000).unref(),
    )
  }
  const close = live.subscribe(settingChannel, (changed) => changed === key && renew(), renew)
  return { now: () => kept.value, close }
}
