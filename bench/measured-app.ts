import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#apps/server/app.ts'
import { serverModules } from '#apps/server/modules.ts'
import { readConfig } from '#platform/server/configuration/config.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import type { OpenDatabase } from '#platform/server/database.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { openLive } from '#platform/server/live/hub.ts'
import { openLog } from '#platform/server/log/log.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import type { PersonDatabases } from '#platform/server/person-databases.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { dataKeysFrom } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'

export const config = {
  ...readConfig({ NODE_ENV: 'production' }),
  host: '127.0.0.1',
  // No call that is measured keeps a file, so the folder is never made.
  dataDir: join(tmpdir(), 'diwan-bench'),
}

const onlyKey = () => randomBytes(48).toString('base64url')

/**
 * The whole server in production mode, without limits of rate, over an open database at `address`. `serve` makes an app:
 * behind the second wall with `persons`, without it with null. `sample`: the log-ins that ask for no second factor.
 */
export async function measuredServer(
  address: PostgresConfig,
  { db, pool }: OpenDatabase,
  { logs = 'silent', sample = null }: { logs?: string; sample?: Parameters<typeof serverModules>[0]['sample'] } = {},
) {
  const secrets = secretsFrom(onlyKey())
  const vault = await openVault(db, dataKeysFrom([onlyKey()]), null)
  const live = await openLive(address)
  const serve = (persons: PersonDatabases | null, clock: () => Date = () => new Date()) => {
    const firstAnswers = new FirstAnswers()
    return buildApp({
      config,
      db,
      persons,
      secrets,
      live,
      files: openStorage(config, vault),
      vault,
      log: openLog(logs),
      metrics: openMetrics([pool]),
      modules: serverModules({
        secrets,
        sample,
        publicUrl: config.publicUrl,
        hasMailbox: false,
        firstAnswers,
        identityProviders: [],
        onProviderFailure: () => undefined,
        ownUrl: config.publicUrl,
        sendsMail: false,
        webhookInsideHosts: [],
      }),
      firstAnswers,
      limited: false,
      clock,
    })
  }
  return { secrets, serve, close: () => live.close() }
}
