import { existsSync, readFileSync } from 'node:fs'
import { ConfigError } from '../configuration/config-error.ts'
import { dataKeysFrom, type DataKey } from '../vault/keys.ts'

type Env = Readonly<Record<string, string | undefined>>
const shortest = 32

/** What archives are encrypted with: `BACKUP_KEY`, or the file that `BACKUP_KEY_FILE` names; null: they are not. */
export function readBackupKey(env: Env = process.env): DataKey | null {
  const file = env['BACKUP_KEY_FILE']?.trim()
  if (file && !existsSync(file)) throw new ConfigError(`BACKUP_KEY_FILE names ${file}, which is not there.`)
  const text = (file ? readFileSync(file, 'utf8') : (env['BACKUP_KEY'] ?? '')).trim()
  if (text === '') return null
  if (text.length < shortest) {
    throw new ConfigError(
      `BACKUP_KEY is too short: it needs ${shortest} or more characters. \`openssl rand -base64 48\` makes one.`,
    )
  }
  return dataKeysFrom([text]).current
}
