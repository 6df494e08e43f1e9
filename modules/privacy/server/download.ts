import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { byOf } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { sendFile } from '#platform/server/http/replies/replies.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { zipped } from '#platform/server/content/zip.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { privacyCalls } from '../contract/calls.ts'
import { ownDataTooSoon } from '../contract/refusals.ts'
import type { AllModules } from '#platform/server/module.ts'
import { archiveOf } from './archive.ts'
import { partsOf } from './parts.ts'
import { personOf } from './person.ts'

const betweenMinutes = 10

/**
 * The archive is made while it is sent (decision 36), from the pool: no transaction stays open for as long as somebody's
 * line is slow. That it was asked for is put on record before the first byte.
 */
export const downloadOwnData = (modules: AllModules): Handler<typeof privacyCalls.downloadOwnData> =>
  opensOwnTransactions(async ({ db, files, vault, actor, now, request }) => {
    await db.transaction().execute(async (tx) => {
      await refuseTooSoon(tx, actor.userId, now)
      await recordAudit(
        tx,
        { kind: 'privacy.downloadOwnData', subject: ['account', actor.userId] },
        byOf(actor, request),
      )
    })
    const { timeZone, academyName } = await settings(db, zoneSettings, academySettings)
    const { language } = request
    const day = dayOf(now, timeZone)
    const source = archiveOf({ db, files, vault, parts: partsOf(modules) }, await personOf(db, actor.userId), {
      language,
      academy: inLanguage(academyName, language).text,
      at: day,
    })
    return sendFile({
      name: `own-data-${day}.zip`,
      mediaType: 'application/zip',
      content: Readable.from(zipped(source, now), { objectMode: false }),
    })
  })

/** Two who ask at once are one after the other here, so that the second one sees the first. */
async function refuseTooSoon(db: Database, accountId: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('privacy.ownData', ${accountId}))`.execute(db)
  const { last } = await db
    .selectFrom('platform.audit')
    .select((eb) => eb.fn.max('at').as('last'))
    .where('actor_id', '=', accountId)
    .where('kind', '=', 'privacy.downloadOwnData')
    .where('at', '>', new Date(now.getTime() - betweenMinutes * 60_000).toISOString())
    .executeTakeFirstOrThrow()
  if (last === null) return
  const free = new Date(last).getTime() + betweenMinutes * 60_000
  refuse(ownDataTooSoon, { seconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) })
}
