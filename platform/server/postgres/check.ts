import pg from 'pg'
import { ConfigError } from '../config.ts'

const oldest = 15

/** Refuses a server that the academy cannot run on, in words that say what to do. */
export async function checkServer(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigError(`The database does not answer: ${messageOf(error)}`)
  }
  try {
    const { rows } = await client.query(`
      select current_setting('server_version_num')::int / 10000 as version, getdatabaseencoding() as encoding,
        U&'\\0645\\062D\\0645\\062F' ~ '^[[:alpha:]]+$' as letters`)
    const { version, encoding, letters } = rows[0] as { version: number; encoding: string; letters: boolean }
    if (version < oldest) throw new ConfigError(`PostgreSQL ${oldest} or newer is needed; this is ${version}.`)
    if (encoding !== 'UTF8') throw new ConfigError(`The database must be in UTF8, not ${encoding}.`)
    // In locale C the search for names would find no Arabic at all.
    if (!letters) {
      throw new ConfigError(
        'The database does not know Arabic letters (its locale is C or POSIX). Create it with LC_CTYPE C.UTF-8 or ' +
          'another UTF-8 locale: create database academy template template0 encoding UTF8 lc_ctype "C.UTF-8".',
      )
    }
  } finally {
    await client.end()
  }
}

/** A refused connection is an AggregateError with an empty message: one cause for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
