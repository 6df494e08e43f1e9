import type { FastifyInstance } from 'fastify'
import { actorChannel } from '#modules/accounts/server/public.ts'
import { RefusedAudit } from '#platform/server/audit/refused.ts'
import { areaOfCalls, TokenUses } from '#modules/integrations/server/public.ts'
import type { Config } from '#platform/server/configuration/config.ts'
import type { Database } from '#platform/server/database.ts'
import { implementFiles } from '#platform/server/files/calls.ts'
import { richTextImage } from '#platform/server/files/pictures/rich-text-image.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { Callers } from '#platform/server/http/callers.ts'
import { addDocs } from '#platform/server/http/replies/docs.ts'
import { answerErrors, sendNotFound } from '#platform/server/http/replies/errors.ts'
import { newFastify } from '#platform/server/http/fastify.ts'
import { Limiter } from '#platform/server/http/limits/limiter.ts'
import { builtPages } from '#platform/server/http/pages/built-pages.ts'
import type { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { keepToHttps } from '#platform/server/http/pages/headers.ts'
import { linkHeads, robotsText } from '#platform/server/http/pages/link-previews.ts'
import { mount } from '#platform/server/http/mount.ts'
import { addOperations } from '#platform/server/http/replies/operations.ts'
import { addPolicyReports } from '#platform/server/http/pages/policy-reports.ts'
import { addSecurityContact } from '#platform/server/http/pages/security-contact.ts'
import { sourceOf } from '#platform/server/http/source.ts'
import { watchRequests } from '#platform/server/http/limits/watch.ts'
import { serveWeb } from '#platform/server/http/pages/web.ts'
import { forgetTotals } from '#platform/server/reading/large-totals.ts'
import type { Live } from '#platform/server/live/hub.ts'
import { implementLive, Streams } from '#platform/server/live/stream.ts'
import type { Log } from '#platform/server/log/log.ts'
import { keepSetting } from '#platform/server/kept-setting.ts'
import { faceSettings } from '#modules/showcase/contract/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { defaultTimeZone } from '#platform/shared/values/dates.ts'
import { openMaintenanceGate } from '#platform/server/maintenance.ts'
import type { Metrics } from '#platform/server/log/metrics.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { PersonDatabases } from '#platform/server/person-databases.ts'
import { addReplicaMetrics } from '#platform/server/replicas/replica-metrics.ts'
import type { Replicas } from '#platform/server/replicas/replicas.ts'
import { addWaitingMetrics } from '#platform/server/log/waiting-metrics.ts'
import { authenticateBy } from './actors.ts'
import { openapiDocument } from './openapi.ts'
import { englishSentences } from './sentences.ts'

export interface AppParts {
  readonly config: Config
  readonly db: Database
  /** What people who are not staff are served from; null where the database has no role for them. */
  readonly persons: PersonDatabases | null
  /** Replicas of the database that lists, statistics and reports are read from. */
  readonly replicas?: Replicas | null
  readonly secrets: Secrets
  readonly live: Live
  readonly files: FileStorage
  readonly vault: Vault
  readonly log: Log
  readonly modules: readonly ModuleServer[]
  readonly metrics: Metrics
  /** What `/metrics` answers: of this process, or of all behind the port. */
  readonly metricsText?: () => Promise<string>
  readonly sendsMail?: boolean
  /** Opened with the server: log-ins answer with it what the next page asks first. */
  readonly firstAnswers?: FirstAnswers
  /** The time that handlers are given. */
  readonly clock?: () => Date
  /** False: the platform's own calls are left out (the test of the guard puts its own in their place). */
  readonly ownCalls?: boolean
  /** False: nobody is slowed down (tests of other things). */
  readonly limited?: boolean
}

/** Puts the server together; nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, secrets, live, files, vault, log, modules, metrics, clock = () => new Date() } = parts
  const sentence = await englishSentences(modules)
  const limiter = parts.limited === false ? null : new Limiter(db, secrets.key('network'), live)
  const callers = new Callers(authenticateBy(db, secrets))
  const tokenUses = new TokenUses(db, (error) => log.warn({ err: error }, 'the use of API tokens was not written down'))
  const streams = new Streams(live)
  const gate = await openMaintenanceGate(db, live)
  const zone = await keepSetting(db, live, zoneSettings, 'timeZone')
  const digits = await keepSetting(db, live, academySettings, 'arabicDigits')
  const face = await keepSetting(db, live, faceSettings, 'openCatalogue')
  const app = newFastify(config, log, sentence)
  watchRequests(app, log, metrics)
  const secure = config.publicUrl.startsWith('https:')
  if (secure) keepToHttps(app)

  const stop = live.subscribe(
    actorChannel,
    (payload) => {
      callers.forget(Number(payload))
      streams.endOf(Number(payload))
    },
    () => callers.forgetAll(),
  )
  const forgets = modules.flatMap(({ remembered = [] }) => remembered.map((each) => each.open(db, live)))
  app.addHook('onClose', async () => forgetTotals())
  app.addHook('preClose', async () => {
    stop()
    for (const end of forgets) end()
    gate.close()
    zone.close()
    digits.close()
    face.close()
    limiter?.close()
    streams.endAll()
  })
  app.addHook('onClose', () => tokenUses.close())

  const source = sourceOf(secrets.key('log source'))
  answerErrors(app, log, sentence, limiter, metrics, new RefusedAudit(db, log), source)
  mount(
    app,
    [
      ...(parts.ownCalls === false
        ? []
        : [
            implementLive(streams),
            ...implementFiles([
              richTextImage(modules.flatMap((module) => module.publicPictures ?? [])),
              ...modules.flatMap((module) => module.uploads ?? []),
            ]),
          ]),
      ...modules.flatMap((module) => module.implemented),
    ],
    {
      db,
      persons: parts.persons,
      replicas: parts.replicas ?? null,
      files,
      vault,
      clock,
      callers,
      limiter,
      gate,
      tokens: {
        areaOf: areaOfCalls(modules),
        used: (tokenId, address, now) => tokenUses.used(tokenId, address, now),
      },
      secure,
      checked: config.mode !== 'production',
      hashKey: secrets.key('request body'),
    },
  )
  addWaitingMetrics(metrics.registry, db)
  if (parts.replicas) addReplicaMetrics(metrics.registry, parts.replicas)
  addOperations(app, {
    config,
    db,
    log,
    incoming: files.incoming,
    metrics: parts.metricsText ?? (() => metrics.registry.metrics()),
    sendsMail: parts.sendsMail ?? false,
  })
  addDocs(app, () => openapiDocument(modules), config)
  addPolicyReports(app, log)
  addSecurityContact(app, config.securityContact)
  const built = builtPages(
    config.webFolder,
    modules.flatMap((module) => module.firstCalls ?? []),
  )
  parts.firstAnswers?.open(app, built)
  const previews = modules.flatMap((module) => module.linkPreviews ?? [])
  const sendPage = serveWeb(
    app,
    config,
    modules.flatMap((module) => module.pageAnswers ?? []),
    built,
    {
      closed: () => gate.closed(clock()),
      marks: () => ({
        ...(zone.now() !== defaultTimeZone && { 'data-zone': zone.now() }),
        ...(digits.now() === 'latn' && { 'data-digits': 'latn' }),
        ...(!face.now() && { 'data-catalogue': 'closed' }),
      }),
      links: linkHeads(previews, {
        db,
        clock,
        publicUrl: config.publicUrl,
        onError: (error) => log.warn({ err: error }, 'what a link says was not found out'),
      }),
      robots: robotsText(previews),
    },
  )
  app.setNotFoundHandler((request, reply) => {
    if (!sendPage(request, reply)) sendNotFound(request, reply, log, sentence)
  })
  return app
}
