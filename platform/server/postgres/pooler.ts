import pg from 'pg'
import { ConfigError, type Config } from '../configuration/config.ts'
import { checkServer } from './check.ts'
import { connectTo } from './client.ts'
import { refuseOtherPooler, roleFacts } from './roles.ts'

type Addresses = Pick<Config, 'databaseUrl' | 'databaseSessionUrl'>

/**
 * Refuses a pooler that nobody spoke of, and one that leads elsewhere than the sessions do. `session` is how whatever
 * needs a session reaches the database.
 */
export async function checkPooler(
  { databaseUrl, databaseSessionUrl }: Addresses,
  session: pg.ClientConfig,
): Promise<void> {
  if (databaseUrl === null) return
  await checkServer(session, databaseSessionUrl === null ? 'DATABASE_URL' : 'DATABASE_SESSION_URL')
  const address = { connectionString: databaseUrl }
  if (databaseSessionUrl === null) return refuseUnsaidPooler(address)
  await checkServer(address)
  refuseOtherPooler(await roleFacts(address), await roleFacts(session))
}

/**
 * Connections are set to their role and limits as they open. A pooler refuses that, or lets it go unheard: then people who
 * are not staff would be served without the second wall.
 */
async function refuseUnsaidPooler(address: pg.ClientConfig): Promise<void> {
  const wanted = '4321ms'
  const kept = await connectTo({ ...address, options: `-c statement_timeout=${wanted}` }).then(
    async (client) => {
      const { rows } = await client.query('show statement_timeout').finally(() => client.end())
      return rows[0].statement_timeout === wanted
    },
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && /startup parameter|options/.test(error.message)) return false
      throw error
    },
  )
  if (kept) return
  throw new ConfigError(
    'A pooler stands between Diwan and the database of DATABASE_URL: name the database without it in ' +
      'DATABASE_SESSION_URL, for what needs sessions of its own.',
  )
}
