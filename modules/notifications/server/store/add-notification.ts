import { json, type Database } from '#platform/server/database.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import type { Message } from '../message.ts'

export interface NewNotification {
  readonly accountId: number
  readonly kind: string
  /** The language of the account at this time. */
  readonly language: TextLanguage
  readonly messages: Readonly<Record<TextLanguage, Message>>
  readonly href: string | null
  readonly eventId: number
  /** False: it is listed, and the bell counts it no more than what was seen. */
  readonly rings: boolean
  /** The class that it is about. */
  readonly classId: number | null
}

/** Adds it unless this person has been told of this event in this way before; gives its id if it was added. */
export async function addNotification(db: Database, each: NewNotification): Promise<number | null> {
  const added = await db
    .insertInto('notifications.notification')
    .values({
      account_id: each.accountId,
      kind: each.kind,
      ...each.messages[each.language],
      words: json(each.messages),
      href: each.href,
      event_id: each.eventId,
      is_new: each.rings,
      class_id: each.classId,
    })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'account_id', 'kind']).where('event_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Puts it into the bells of these accounts, each once, in one statement; gives the ids of what was added. */
export async function ring(
  db: Database,
  each: readonly Omit<NewNotification, 'eventId' | 'classId'>[],
): Promise<{ accountId: number; id: number }[]> {
  if (each.length === 0) return []
  const rows = each.map(({ accountId, kind, language, messages, href, rings }) => ({
    account_id: accountId,
    kind,
    ...messages[language],
    words: json(messages),
    href,
    is_new: rings,
  }))
  const added = await db
    .insertInto('notifications.notification')
    .values(rows)
    .returning(['id', 'account_id as accountId'])
    .execute()
  await publishLive(
    db,
    added.map(({ accountId }) => accountId),
    'notification',
  )
  return added
}
