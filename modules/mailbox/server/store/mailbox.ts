import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody, reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import type { Instant } from '#platform/shared/values/dates.ts'
import type { mailboxCalls } from '../../contract/calls.ts'
import type { entryStates, LetterState, unsentStates } from '../../rules/outcome.ts'
import { mailboxEntryReach, sentLetterReach } from '../../rules/reach.ts'

const stateOf = (m: string) =>
  sql<LetterState>`case ${sql.ref(`${m}.state`)} when 'dead' then 'refused' else ${sql.ref(`${m}.state`)} end`

/**
 * Letters to the address that the account has, since it has it: whoever had the address before keeps theirs. What was withheld
 * was never sent to anybody.
 */
const ownLetter = ({ userId }: Actor, m: string) =>
  sql<boolean>`(${sql.ref(`${m}.to_address`)} = (select account_email from accounts.account_facts where account_id = ${userId})
    and ${sql.ref(`${m}.state`)} <> 'withheld'
    and ${sql.ref(`${m}.created_at`)} >= (select added_at from accounts.addressed_facts where account_id = ${userId}))`
const reachesLetter = reachInSql(mailboxEntryReach, { own: ownLetter }, 'm')

interface Entry {
  readonly ID: number
  readonly Kind: 'letter' | 'notification'
  readonly At: Instant
  readonly Subject: string
  readonly State: (typeof entryStates)[number]
  readonly Href: string | null
}

/** Each half is found by the index of its own: as one, every letter of the academy was read for the mailbox of a person. */
const own = (actor: Actor, language: TextLanguage) => sql<Entry>`(
  select m.id as "ID", 'letter' as "Kind", m.created_at as "At", m.subject as "Subject", ${stateOf('m')} as "State",
    null::text as "Href"
  from platform.outbox_mail m where ${reachesLetter(actor)}
  union all
  select -n.notification_id, 'notification', n.told_at, coalesce(n.words->${language}->>'title', n.title),
    case when n.is_read then 'read' else 'unread' end, n.href
  from notifications.notification_facts n where n.account_id = ${actor.userId})`

interface Reader {
  readonly actor: Actor
  readonly language: TextLanguage
}
const holds = (subject: string, text: string) =>
  sql<boolean>`platform.fold(${sql.ref(subject)}) like '%' || platform.fold(${text}) || '%'`

const subjectOrAddress = (text: string) =>
  sql<boolean>`(${holds('m.subject', text)} or m.to_address like '%' || lower(${text}) || '%')`

export const mailbox = listOf<typeof mailboxCalls.getMailbox, Reader>()({
  // The rows are the reader's own already.
  reach: ({ actor }) => reachInSql(mailboxEntryReach, { own: () => sql<boolean>`true` }, 'b')(actor),
  rows: (db, { actor, language }) =>
    db.selectFrom(own(actor, language).as('b')).select(['b.ID', 'b.Kind', 'b.At', 'b.Subject', 'b.State', 'b.Href']),
  id: 'b.ID',
  search: (text) => holds('b.Subject', text),
  filters: { Kind: 'b.Kind', State: 'b.State' },
  orders: { At: 'b.At' },
})

/** A letter to the actor. */
export const ownLetterOf = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('platform.outbox_mail as m')
    .where('m.id', '=', id)
    .where(reachesLetter(actor))
    .select(['m.id as ID', 'm.subject as Subject', 'm.to_address as To', 'm.language as Language'])
    .select(['m.created_at as At', 'm.sent_at as SentAt', stateOf('m').as('State'), 'm.secret', 'm.html', 'm.href'])
    .executeTakeFirst()

const done = ({ userId }: Actor, m: string) =>
  sql<boolean>`${sql.ref(`${m}.event_id`)} = any(array(select id from platform.event where actor_id = ${userId}))`

/** Of one transaction with the letter, so that they bear one time. */
const isOpened = sql<boolean | null>`(select bool_or(t.uses_left < 100) from platform.report_ticket t
  where t.recipient = m.to_address and t.created_at = m.created_at)`

export const sentLetters = listOf<typeof mailboxCalls.getSentLetters, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachInSql(sentLetterReach, { own: done }, 'm')(actor),
  rows: (db) =>
    db
      .selectFrom('platform.outbox_mail as m')
      .select(['m.id as ID', 'm.created_at as At', 'm.subject as Subject', 'm.to_address as To'])
      .select([stateOf('m').as('State'), 'm.last_error as said', isOpened.as('IsOpened')]),
  id: 'm.id',
  search: subjectOrAddress,
  filters: {
    State: (state) => sql<boolean>`${stateOf('m')} = ${state}`,
    IsOpened: (is) => sql<boolean>`${isOpened} = ${is}`,
  },
  orders: { At: 'm.created_at' },
})

const storedAs = { waiting: 'waiting', refused: 'dead' } as const satisfies Record<
  (typeof unsentStates)[number],
  string
>

/** What the health of the academy counts: the two states of the outbox, each found by its own index. */
export const unsentLetters = listOf<typeof mailboxCalls.getUnsentLetters, object>()({
  reach: () => everybody('Administrators alone have this list, and they look after all mail.'),
  rows: (db) =>
    db
      .selectFrom('platform.outbox_mail as m')
      // In arms, of which each has a partial index.
      .where(sql<boolean>`(m.state = 'waiting' or m.state = 'dead')`)
      .select(['m.id as ID', 'm.created_at as At', 'm.subject as Subject', 'm.to_address as To'])
      .select([stateOf('m').$castTo<(typeof unsentStates)[number]>().as('State'), 'm.last_error as said'])
      .select(sql<Instant | null>`case when m.state = 'waiting' then m.next_try_at end`.as('NextTryAt')),
  id: 'm.id',
  search: subjectOrAddress,
  filters: { State: (state) => sql<boolean>`m.state = ${sql.lit(storedAs[state as keyof typeof storedAs])}` },
  orders: { At: 'm.created_at' },
})
