import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { sampleLogins } from '#database/seeds/logins.ts'
import { inactiveAmong } from '#modules/accounts/server/public.ts'
import { heldMails, kindsToMany } from '#modules/campaigns/server/public.ts'
import type { Config } from '#platform/server/configuration/config.ts'
import { sealing } from '#platform/server/audit/seal.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openPersonDatabases } from '#platform/server/person-databases.ts'
import { openReplicas } from '#platform/server/replicas/replicas.ts'
import { personRole } from '#platform/server/postgres/wall.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { housekeeping } from '#platform/server/jobs/housekeeping.ts'
import { startJobs } from '#platform/server/jobs/start.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { keepFiles } from '#platform/server/http/pages/former-files.ts'
import { openLive } from '#platform/server/live/hub.ts'
import { startListeners } from '#platform/server/live/listeners.ts'
import { openLog } from '#platform/server/log/log.ts'
import { letterFrame } from '#platform/server/mail/frame.ts'
import { registerMailbox } from '#platform/server/mail/mailbox.ts'
import { attachedPictures } from '#platform/server/mail/pictures.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import { hasMailbox, openOutbox } from '#platform/server/outbox/listener.ts'
import { closePdfBrowser } from '#platform/server/content/pdf.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { settingChannel, settings, unfitSettings } from '#platform/server/settings.ts'
import { settingSections } from '../setting-sections.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { readDataKeys } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { buildApp } from './app.ts'
import { metricsOfAll } from './cluster-metrics.ts'
import type { DatabaseAddress } from './database.ts'
import { serverModules } from './modules.ts'

export interface Server {
  readonly port: number
  /** Answers what has begun, at most ten seconds, and lets go of everything. */
  stop(): Promise<void>
}

/** One server process: the API, the pages, jobs and mail. Any number may run against one database. Journeys bring a clock that they set. */
export async function serve(
  config: Config,
  database: DatabaseAddress,
  clock: () => Date = () => new Date(),
): Promise<Server> {
  const log = openLog(config.logLevel)
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const secrets = readSecrets(config.dataDir, config.databaseUrl !== null)
  const pooler = config.databaseSessionUrl !== null
  const pooled = {
    ...(pooler ? { connectionString: config.databaseUrl! } : database),
    pooler,
    max: config.poolSize,
    connectionTimeoutMillis: 5_000,
    application_name: 'diwan',
  }
  const ended = warn('a database connection ended')
  const role = await personRole(database)
  const { db, pool, close } = openDatabase(pooled, ended)
  const persons = role === null ? null : openPersonDatabases(pooled, role, db, ended)
  const live = await openLive(database, warn('the listening connection was lost'))
  const replicas =
    config.databaseReadUrls.length === 0
      ? null
      : await openReplicas({
          urls: config.databaseReadUrls,
          pool: pooled,
          personRole: role,
          db,
          live,
          onEnded: warn('a connection to a replica ended'),
          onChange: (standing) =>
            log[standing.state === 'used' ? 'info' : 'warn'](standing, 'how a replica of the database stands'),
        })
  const vault = await openVault(db, readDataKeys(config.dataDir, config.databaseUrl !== null), secrets)
  const files = openStorage(config, vault, (why) => log.error({ why }, 'FILES_SCAN_COMMAND could not look at a file'))
  const pictures = attachedPictures(files)
  const outbox = openOutbox(config, {
    pictures,
    inactive: inactiveAmong,
    held: heldMails,
    kindsToMany,
    onFailure: (mail) => log.warn(mail, 'a mail was not delivered'),
  })
  const logins = sampleLogins()
  const firstAnswers = new FirstAnswers()
  const modules = serverModules({
    secrets,
    sample: config.sample ? { password: logins.password, emails: logins.logins.map(({ email }) => email) } : null,
    publicUrl: config.publicUrl,
    identityProviders: config.identityProviders,
    onProviderFailure: (failure) => log.warn(failure, 'an identity provider failed'),
    hasMailbox: hasMailbox(config),
    firstAnswers,
    ownUrl: `http://127.0.0.1:${config.port}`,
    sendsMail: outbox.sendsMail,
    webhookInsideHosts: config.webhookInsideHosts,
    ...(replicas && { replicas: () => replicas.standings() }),
  })
  const metrics = openMetrics([pool, ...(persons === null ? [] : [persons.pool]), ...(replicas?.pools ?? [])])
  const app = await buildApp({
    config,
    db,
    persons,
    replicas,
    secrets,
    live,
    files,
    vault,
    log,
    modules,
    firstAnswers,
    metrics,
    metricsText: metricsOfAll(metrics.registry),
    sendsMail: outbox.sendsMail,
    clock,
  })
  if (hasMailbox(config)) registerMailbox(app, { db, frame: letterFrame(db, config, pictures), sample: config.sample })
  // Each worker listens for itself where it is alone or the system can share a port: what the supervisor hands to a
  // worker that is just dying is lost, and its sender would wait for ever; the system gives it to one who lives.
  const shared = cluster.isWorker && config.workers > 1 && process.platform === 'linux'
  const listening = shared ? { reusePort: true } : config.workers === 1 ? { exclusive: true } : {}
  await app.listen({ host: config.host, port: config.port, ...listening })

  void keepFiles(config.webFolder, config.dataDir, clock()).catch(
    warn('the files of the pages were not kept for open tabs'),
  )

  for (const key of await unfitSettings(db, settingSections))
    log.warn({ setting: key }, 'a setting is kept that its limits do not let through: its default holds')
  const { timeZone } = await settings(db, zoneSettings)
  const jobs = await startJobs({
    config: database,
    db,
    files,
    jobs: [...housekeeping, ...modules.flatMap((module) => module.jobs ?? [])],
    timeZone,
    onError: (error, job) => log.error({ err: error, job }, 'a job failed'),
  })
  const keepToZone = (changed: string) => {
    if (changed === 'timeZone')
      settings(db, zoneSettings)
        .then((now) => jobs.keepTo(now.timeZone))
        .catch(warn('jobs by the clock go on in the former time zone until the next start'))
  }
  live.subscribe(settingChannel, keepToZone)
  const listeners = [
    ...modules.flatMap((module) => module.listeners ?? []),
    ...(outbox.listener ? [outbox.listener] : []),
    sealing,
  ]
  const running = startListeners({ live, db, clock, vault, listeners, onError: warn('a listener failed') })

  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      await app.close()
      await Promise.all([running.stop(), jobs.stop()])
      await replicas?.close()
      await Promise.all([live.close(), closePdfBrowser()])
      outbox.close()
      await Promise.all([close(), persons?.close()])
    },
  }
}
