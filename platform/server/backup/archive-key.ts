import { ConfigError } from '../configuration/config-error.ts'
import { givenSecret } from '../configuration/secrets.ts'
import { dataKeysFrom, type DataKey } from '../vault/keys.ts'

type Env = Readonly<Record<string, string | undefined>>
const shortest = 32

/** What archives are encrypted with: `BACKUP_KEY`, or the file that `BACKUP_KEY_FILE` names; null: they are not. */
export function readBackupKey(env: Env = process.env): DataKey | null {
  const text = givenSecret('BACKUP_KEY', env)
  if (text === '') return null
  if (text.length < shortest) {
    throw new ConfigError(
      `BACKUP_KEY is too short: it needs ${shortest} or more characters. \`openssl rand -base64 48\` makes one.`,
    )
  }
  return dataKeysFrom([text]).current
}
