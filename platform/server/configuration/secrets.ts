import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** Keys for different uses, all derived from the academy's one secret. */
export interface Secrets {
  /** The same 32 bytes each time for the same use, in every process and after every restart. */
  key(use: string): Buffer
}

export function secretsFrom(secret: string): Secrets {
  const keys = new Map<string, Buffer>()
  return {
    key(use) {
      const known = keys.get(use)
      if (known) return known
      const made = Buffer.from(hkdfSync('sha256', secret, 'diwan', use, 32))
      keys.set(use, made)
      return made
    },
  }
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * The academy's secret: `JWT_SECRET`, the file named by `JWT_SECRET_FILE`, or, on the embedded database, one made at
 * the first start and kept in the data folder. Next to a database elsewhere a made secret would differ between
 * machines, so there it must be given.
 */
export function readSecrets(dataDir: string, databaseElsewhere: boolean, env: Env = process.env): Secrets {
  const given = givenSecret('JWT_SECRET', env)
  if (given) return secretsFrom(checked(given))
  if (databaseElsewhere) {
    throw new ConfigError(
      'DATABASE_URL is set, so JWT_SECRET (or JWT_SECRET_FILE) must be set too: 32 or more random characters, ' +
        'the same in every process. `openssl rand -base64 48` makes one.',
    )
  }
  return secretsFrom(keptSecret(join(dataDir, 'secrets'), 'token'))
}

/**
 * The secret itself, or what the file holds that `<name>_FILE` names; empty where neither is given. A file that is there and
 * empty is refused: whoever mounted it counts on its secret.
 */
export function givenSecret(name: 'JWT_SECRET' | 'DATA_KEY' | 'BACKUP_KEY', env: Env): string {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return env[name]?.trim() ?? ''
  const text = contentOf(file, name).trim()
  if (text === '') throw new ConfigError(`${name}_FILE: ${file} is empty.`)
  return text
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function checked(secret: string): string {
  if (secret.length < 32) throw new ConfigError('JWT_SECRET is too short: it needs 32 or more characters.')
  if (looksMadeUp(secret)) {
    throw new ConfigError('JWT_SECRET looks like a placeholder: make one with `openssl rand -base64 48`.')
  }
  return secret
}

/** Nothing that a person typed or copied from a manual. */
export const looksMadeUp = (secret: string): boolean =>
  new Set(secret).size < 8 || /change.?me|secret|password|example/i.test(secret)

/** The secret of that name in the folder, made where there is none. */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      // Linking fails where another process was first, and then its secret is the one.
      linkSync(fresh, file)
    } catch {
      // Read below.
    }
    rmSync(fresh)
    return readFileSync(file, 'utf8')
  }
}
