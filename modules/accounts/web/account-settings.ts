import { send } from '#platform/web/client.ts'
import type { Settings } from '#platform/web/settings.ts'
import { accountsCalls } from '../contract/calls.ts'

/** Keeps how pages look in the account. Fetched by the shell when there is something to save. */
export async function saveSettings(settings: Settings): Promise<void> {
  const body = { ...settings, starred: [...settings.starred] }
  await send(accountsCalls.saveSettings, { body }, { keepalive: true })
}
