import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import type { CalendarPart } from './calendar-part.ts'
import { letterOf, type Letter, type LetterFrame } from './letter.ts'
import { mailboxPage, mailPage, type MailboxEntry, type MailboxReader } from './mailbox-page.ts'

interface MailboxOptions {
  readonly db: Database
  readonly frame: () => Promise<LetterFrame>
  /** The pages say that they are of the sample academy. */
  readonly sample: boolean
}
interface Address {
  Params: { id: string }
  Querystring: { lang?: string; to?: string }
}

const newest = 100
// The letter may carry its own inline styles, and a link in it opens the application; nothing else runs or loads.
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * `/dev/mail`: every letter of the outbox, for development and the sample academy. It shows sign-in codes to
 * anybody, so the application registers it nowhere else. `/dev/mail.json` says the same to tests (`?to=` filters).
 */
export function registerMailbox(app: FastifyInstance, { db, frame, sample }: MailboxOptions): void {
  const readerOf = async ({ lang }: Address['Querystring']): Promise<MailboxReader> => ({
    language: textLanguageOf(lang),
    timeZone: (await settings(db, zoneSettings)).timeZone,
    sample,
  })
  app.get<Address>('/dev/mail', async ({ query }, reply) =>
    html(reply, pagePolicy, mailboxPage(await entries(db, query.to), await readerOf(query), query.to)),
  )
  app.get<Address>('/dev/mail.json', async ({ query }) => ({ Items: await entries(db, query.to, true) }))
  app.get<Address>('/dev/mail/:id', async ({ params, query }, reply) => {
    const [found] = await one(db, params.id).execute()
    return found ? html(reply, pagePolicy, mailPage(found, await readerOf(query))) : reply.callNotFound()
  })
  app.get<Address>('/dev/mail/:id/letter', async ({ params }, reply) => {
    const mail = await one(db, params.id).selectAll().executeTakeFirst()
    return mail ? html(reply, letterPolicy, inOnePage(letterOf(mail, await frame()))) : reply.callNotFound()
  })
  app.get<Address>('/dev/mail/:id/dates.ics', async ({ params }, reply) => {
    const mail = await one(db, params.id).selectAll().executeTakeFirst()
    const calendar = mail && letterOf(mail, await frame()).calendar
    return calendar ? file(reply, 'dates.ics', calendar) : reply.callNotFound()
  })
}

const html = (reply: FastifyReply, policy: string, page: string) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)

const file = (reply: FastifyReply, name: string, { method, text }: CalendarPart) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(`text/calendar; charset=utf-8; method=${method}`)
    .send(text)

/** A letter with the pictures that go along with it inside of its page. */
const inOnePage = ({ html: page, pictures }: Letter): string =>
  pictures.reduce(
    (so, { cid, mediaType, bytes }) =>
      so.replaceAll(`src="cid:${cid}"`, `src="data:${mediaType};base64,${bytes.toString('base64')}"`),
    page,
  )

const selectEntries = (db: Database) =>
  db
    .selectFrom('platform.outbox_mail')
    .select(['id as ID', 'kind as Kind', 'to_address as To', 'to_name as ToName', 'language as Language'])
    .select(['subject as Subject', 'state as State', 'created_at as At'])
    .select(sql<boolean>`calendar is not null`.as('BringsDates'))

const one = (db: Database, id: string) => selectEntries(db).where('id', '=', /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

function entries(db: Database, to?: string, withLetter = false): Promise<MailboxEntry[]> {
  let query = selectEntries(db).orderBy('id', 'desc').limit(sql.lit(newest))
  if (withLetter)
    query = query.select([
      'html as Html',
      'href as Href',
      'paper_href as PaperHref',
      'leave_href as LeaveHref',
      'calendar as Calendar',
    ])
  return (to ? query.where('to_address', '=', to) : query).execute()
}
