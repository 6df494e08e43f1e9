import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { inForceStates, openStates, type CardState } from '../../rules/card-states.ts'
import type { CardKind, OwnCards } from '../../rules/requesting.ts'

const columns = [
  'c.id',
  'c.version',
  'c.trainee_id',
  'c.kind',
  'c.state',
  'c.number',
  'c.requested_at',
  'c.is_hidden',
  'c.valid_until',
  'c.replaces_id',
  't.trainee_code',
  't.trainee_name_ar',
  't.trainee_name_en',
] as const

const cards = (db: Database) =>
  db
    .selectFrom('membership.card as c')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .select(columns)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirst']>>>
/** One card in hand, locked until the transaction ends. */
export type Card = Omit<Row, 'state' | 'kind'> & { readonly state: CardState; readonly kind: CardKind }

/** The card, if it is among those of `reached`. */
export const lockedCard = async (db: Database, id: number, reached?: Reached): Promise<Card | undefined> =>
  (await cards(db)
    .where('c.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .forUpdate('c')
    .executeTakeFirst()) as Card | undefined

/** What a trainee has in force beside this card, locked: one at most. */
export const heldCard = async (db: Database, traineeId: number): Promise<Card | undefined> =>
  (await cards(db)
    .where('c.trainee_id', '=', traineeId)
    .where('c.state', 'in', inForceStates)
    .forUpdate('c')
    .executeTakeFirst()) as Card | undefined

/** Requests of one trainee come one after the other: two at once must not both find none. */
export const lockRequests = async (db: Database, traineeId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('membership.card', ${traineeId}))`.execute(db))

/** What the trainee has, and the card that a new one would take the place of. */
export async function ownCards(
  db: Database,
  traineeId: number,
): Promise<OwnCards & { readonly lastId: number | null }> {
  const { rows } = await sql<{ id: number; state: CardState; isHidden: boolean; validUntil: Day | null }>`
    select id, state, is_hidden as "isHidden", valid_until as "validUntil" from membership.card
    where trainee_id = ${traineeId} and state <> 'rejected' order by id desc limit 50`.execute(db)
  const held = rows.find(({ state }) => (inForceStates as readonly CardState[]).includes(state))
  const ended = rows.find(({ state }) => state === 'expired')
  return {
    hasOpen: rows.some(({ state }) => (openStates as readonly CardState[]).includes(state)),
    held: held ? { state: held.state, isHidden: held.isHidden, validUntil: held.validUntil! } : null,
    hasExpired: ended !== undefined,
    lastId: (held ?? ended)?.id ?? null,
  }
}

export interface NewCard {
  readonly traineeId: number
  readonly kind: CardKind
  readonly cause: 'lost' | 'damaged' | null
  readonly replacesId: number | null
  readonly note: string
  readonly by: number
  readonly now: Date
}

export async function addCard(db: Database, card: NewCard): Promise<Card> {
  const { id } = await db
    .insertInto('membership.card')
    .values({
      trainee_id: card.traineeId,
      kind: card.kind,
      cause: card.cause,
      replaces_id: card.replacesId,
      note: card.note,
      requested_at: card.now,
      requested_by: card.by,
      state_since: card.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await lockedCard(db, id))!
}

/** Cards in force whose last day has passed. */
export const cardsToExpire = async (db: Database, today: Day): Promise<number[]> =>
  (
    await db
      .selectFrom('membership.card')
      .where('state', 'in', inForceStates)
      .where('valid_until', '<', today)
      .orderBy('id')
      .select('id')
      .execute()
  ).map(({ id }) => id)

/** Active cards that end by this day, whose holders have not been told and have asked for no other. */
export const cardsToRemindOf = async (db: Database, by: Day): Promise<number[]> =>
  (
    await db
      .selectFrom('membership.card as c')
      .where('c.state', '=', 'active')
      .where('c.is_hidden', '=', false)
      .where('c.valid_until', '<=', by)
      .where('c.reminded_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('membership.card as o')
              .whereRef('o.trainee_id', '=', 'c.trainee_id')
              .where('o.state', 'in', openStates)
              .select('o.id'),
          ),
        ),
      )
      .orderBy('c.id')
      .select('c.id')
      .execute()
  ).map(({ id }) => id)
