import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../../configuration/config-error.ts'
import { giveTo, type RunAs } from './run-as.ts'

/** A Unix socket's path may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const longestFolder = 88

/** The folder of the server's Unix socket: the same for every process that uses this data folder, open to its owner alone. */
export function socketFolder(dataFolder: string, as: RunAs): string {
  const name = `diwan-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`
  const inTemporary = join(tmpdir(), name)
  const folder = inTemporary.length <= longestFolder ? inTemporary : join('/tmp', name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const owners = [process.getuid?.(), as.account.uid]
  // In a shared temporary folder somebody else could have made it first, to be asked instead of our server.
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new ConfigError(`${folder} belongs to somebody else; remove it or set TMPDIR to a folder of your own.`)
  }
  giveTo(folder, as)
  return folder
}
