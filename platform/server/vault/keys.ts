import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../configuration/config-error.ts'
import { givenSecret, keptSecret, looksMadeUp, secretsFrom } from '../configuration/secrets.ts'

/** One key that data are encrypted with. It is never used itself: each use has a key derived from it. */
export interface DataKey {
  /** The first four bytes of its SHA-256 as hex: stands in what it sealed. */
  readonly id: string
  /** 32 bytes, the same each time for the same use. */
  key(use: string): Buffer
}

/** The first seals; all of them open. */
export interface DataKeys {
  readonly current: DataKey
  readonly all: readonly DataKey[]
}

type Env = Readonly<Record<string, string | undefined>>

const keptFile = (dataDir: string) => join(dataDir, 'secrets', 'data')
const shortest = 32

export function dataKeysFrom(texts: readonly string[]): DataKeys {
  const all = texts.map((text): DataKey => {
    const { key } = secretsFrom(text)
    return { id: createHash('sha256').update(`data key ${text}`).digest('hex').slice(0, 8), key }
  })
  return { current: all[0]!, all }
}

/**
 * The keys that passport numbers, second factors and files are encrypted with: `DATA_KEY` or the file that
 * `DATA_KEY_FILE` names, one or several with spaces or line breaks between, the first of which seals. On the embedded
 * database one is made at the first start and kept in the data folder.
 */
export function readDataKeys(dataDir: string, databaseElsewhere: boolean, env: Env = process.env): DataKeys {
  const given = wordsOf(givenSecret('DATA_KEY', env))
  if (given.length > 0) return dataKeysFrom(given.map(checked))
  if (databaseElsewhere) {
    throw new ConfigError(
      'DATABASE_URL is set, so DATA_KEY (or DATA_KEY_FILE) must be set too: 32 or more random characters, the same in ' +
        'every process, kept apart from the database and its backups. `openssl rand -base64 48` makes one.',
    )
  }
  return dataKeysFrom(wordsOf(keptSecret(join(dataDir, 'secrets'), 'data')))
}

/** True where the keys are those of the data folder, which a command may change. */
export const keepsOwnKeys = (env: Env = process.env): boolean =>
  !env['DATA_KEY']?.trim() && !env['DATA_KEY_FILE']?.trim()

/** The same, and none is made: null where there is none yet. */
export const presentDataKeys = (dataDir: string, databaseElsewhere: boolean): DataKeys | null =>
  databaseElsewhere || !keepsOwnKeys() || existsSync(keptFile(dataDir))
    ? readDataKeys(dataDir, databaseElsewhere)
    : null

/** Puts a new key before those of the data folder. */
export function addKeptKey(dataDir: string): DataKeys {
  return writeKept(dataDir, [
    randomBytes(48).toString('base64url'),
    ...wordsOf(readFileSync(keptFile(dataDir), 'utf8')),
  ])
}

/**
 * Leaves the first alone: whatever the others sealed must have been sealed anew. They are put aside in the file that is
 * answered, as backups from before cannot be restored without them; null where there was no other.
 */
export function dropFormerKeys(dataDir: string): string | null {
  const [current, ...former] = wordsOf(readFileSync(keptFile(dataDir), 'utf8'))
  if (former.length === 0) return null
  const aside = `${keptFile(dataDir)}-former`
  appendFileSync(aside, former.map((text) => `${text}\n`).join(''), { mode: 0o600, flush: true })
  writeKept(dataDir, [current!])
  return aside
}

/** At once or not at all: half a file would be a lost key. */
function writeKept(dataDir: string, texts: readonly string[]): DataKeys {
  const fresh = `${keptFile(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${texts.join('\n')}\n`, { mode: 0o600, flush: true })
  renameSync(fresh, keptFile(dataDir))
  return dataKeysFrom(texts)
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function checked(text: string): string {
  if (text.length < shortest) throw new ConfigError(`DATA_KEY is too short: it needs ${shortest} or more characters.`)
  if (looksMadeUp(text)) {
    throw new ConfigError('DATA_KEY looks like a placeholder: make one with `openssl rand -base64 48`.')
  }
  return text
}
