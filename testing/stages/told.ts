import { tellWhatHappened } from '#modules/notifications/server/tell-events.ts'
import { notificationsCalls } from '#modules/notifications/contract/calls.ts'
import { datesOf } from '#modules/notifications/server/brought/dates.ts'
import { papersOf } from '#modules/notifications/server/brought/papers.ts'
import { noticesOf } from '#modules/notifications/server/notices/all.ts'
import { documentReaders, documents } from '#apps/server/documents.ts'
import { withoutServer } from '#apps/server/openapi.ts'
import type { Asker } from '../asker.ts'
import type { TestServer } from '../server.ts'

/** Who is told of what in the whole academy. */
const modules = withoutServer()
/** Who is told of what in the whole academy. */
export const allNotices = noticesOf(modules)
/** What finds papers and dates for letters. */
export const parts = { documents, readers: documentReaders, publicUrl: 'http://localhost', modules: () => modules }
const telling = { paperOf: papersOf(parts), datesOf: datesOf(parts) }

/** Tells all that has happened, as the listener of a running server does. */
export const tellAll = ({ db, now, vault }: Pick<TestServer, 'db' | 'now' | 'vault'>): Promise<void> =>
  tellWhatHappened(db, allNotices, { now: now(), vault, ...telling })

/** What somebody was told, as an Arabic reader sees it. */
export interface Told {
  readonly kind: string
  readonly title: string
  readonly html: string
  readonly opens: string | null
  readonly mailed: boolean
  /** The letter beside it, in the language of the account; null where none is sent. */
  readonly letter: { readonly subject: string; readonly html: string } | null
}

/** Tells all that has happened and gives what is new in the bells of these people. */
export async function tellNews(server: TestServer, ...people: readonly Asker[]): Promise<Told[][]> {
  await tellAll(server)
  return Promise.all(people.map((who) => newsOf(server, who)))
}

async function newsOf(server: TestServer, who: Asker): Promise<Told[]> {
  const items = await who.send(notificationsCalls.getUserNotification, {}, { headers: { 'accept-language': 'ar-EG' } })
  const fresh = items.filter((item) => item.IsNew).toReversed()
  await who.send(notificationsCalls.setAllNotificationAsNotNew)
  const mails = await server.db
    .selectFrom('platform.outbox_mail as m')
    .innerJoin('accounts.account as a', 'a.email', 'm.to_address')
    .innerJoin('notifications.notification as n', (join) =>
      join.onRef('n.event_id', '=', 'm.event_id').onRef('n.account_id', '=', 'a.id').onRef('n.kind', '=', 'm.kind'),
    )
    .where('a.id', '=', who.accountId)
    .select(['n.id', 'm.subject', 'm.html', 'm.href'])
    .execute()
  return fresh.map((item) => {
    const letter = mails.find((mail) => mail.id === item.ID && mail.href === item.Href) ?? null
    return {
      kind: item.Kind,
      title: item.Title,
      html: item.Subject,
      opens: item.Href,
      mailed: letter !== null,
      letter: letter && { subject: letter.subject, html: letter.html },
    }
  })
}
