import pg from 'pg'
import { ConfigError } from '../configuration/config.ts'

const oldest = 15
const howToCreate = 'create database academy template template0 encoding UTF8 lc_ctype "C.UTF-8".'

/** The setting that leads to a database, named where it leads to none. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_SESSION_URL' | 'DATABASE_OWNER_URL'

/** Refuses a server that the academy cannot run on, in words that say what to do. */
export async function checkServer(config: pg.ClientConfig, setting: AddressSetting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigError(unreached(error, setting))
  }
  try {
    const { rows } = await client.query(`
      select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding,
        current_setting('transaction_read_only') = 'on' as reads`)
    const { version, encoding, reads } = rows[0] as { version: number; encoding: string; reads: boolean }
    if (version < oldest) throw new ConfigError(`PostgreSQL ${oldest} or newer is needed; this is ${version}.`)
    if (encoding !== 'UTF8')
      throw new ConfigError(`The database must be in UTF8, not ${encoding}. Create it anew: ${howToCreate}`)
    if (reads)
      throw new ConfigError(
        `The database of ${setting} takes no changes: it is a replica, or set to be only read. Name the primary there.`,
      )
    // Asked by itself: in another encoding the question alone is an error.
    const asked = await client.query(`select U&'\\0645\\062D\\0645\\062F' ~ '^[[:alpha:]]+$' as letters`)
    const { letters } = asked.rows[0] as { letters: boolean }
    // In locale C the search for names would find no Arabic at all.
    if (!letters) {
      throw new ConfigError(
        'The database does not know Arabic letters (its locale is C or POSIX). Create it with LC_CTYPE C.UTF-8 or ' +
          `another UTF-8 locale: ${howToCreate}`,
      )
    }
  } finally {
    await client.end()
  }
}

/** Somebody answered with a refusal (its code is SQLSTATE), or nobody did. */
function unreached(error: unknown, setting: AddressSetting): string {
  const { code = '', detail = '' }: Partial<pg.DatabaseError> = error instanceof pg.DatabaseError ? error : {}
  if (/^(58|XX)/.test(code) || detail.includes('subdirectory'))
    return `The database's data are damaged or incomplete: ${messageOf(error)}. Restore a backup into a new database (bin/restore).`
  if (code.startsWith('28')) return `The database refuses the user of ${setting}: ${messageOf(error)}.`
  if (code === '3D000') return `The server of ${setting} has no such database: ${messageOf(error)}.`
  if (code !== '') return `The database takes no connection now: ${messageOf(error)}.`
  return `The database does not answer: ${messageOf(error)}`
}

/** A refused connection is an AggregateError with an empty message: one cause for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
