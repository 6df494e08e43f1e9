import { sql } from 'kysely'
import { invoiceColumns } from '#modules/billing/server/public.ts'
import { anyOf, matchesName, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { membershipCalls } from '../../contract/calls.ts'
import { inForceStates, statesOfStage, waitingStates, type CardState } from '../../rules/card-states.ts'
import { reachesCard } from './reach.ts'

/** On which the rows hang beside the query. */
export interface Reader {
  readonly actor: Actor
  readonly today: Day
  readonly noticeDays: number
}

const among = (states: readonly CardState[]) => sql<boolean>`c.state = any(${[...states]}::text[])`

/** A card as its row shows it, whose ever it is. */
const own = (db: Database) =>
  db
    .selectFrom('membership.card as c')
    .leftJoin('membership.card as o', 'o.id', 'c.replaces_id')
    .select([
      'c.id as ID',
      'c.version as Version',
      'c.state as State',
      'c.kind as Kind',
      'c.cause as Cause',
      'c.number as Number',
      'c.requested_at as RequestedAt',
      'c.state_since as StateSince',
      'c.valid_from as ValidFrom',
      'c.valid_until as ValidUntil',
      'c.reason as Reason',
      'c.note as Note',
      'o.number as ReplacesNumber',
      'c.is_hidden as isHidden',
    ])

/** The card in force of its holder, as far as that may keep another from its place. */
const held = sql<{ state: CardState; isHidden: boolean } | null>`(
  select jsonb_build_object('state', h.state, 'isHidden', h.is_hidden) from membership.card h
  where h.trainee_id = c.trainee_id and h.id <> c.id and h.state in (${anyOf(inForceStates)}))`

const rows = (db: Database) =>
  own(db)
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .select([
      'c.trainee_id as TraineeID',
      't.trainee_code as TraineeCode',
      bothNames('t.trainee_name').as('TraineeName'),
      'c.hidden_reason as HiddenReason',
      held.as('held'),
    ])

const lean = (db: Database) => db.selectFrom('membership.card as c')

const search = (text: string) => sql<boolean>`(c.number = upper(${text}) or c.trainee_id = any(array(
  select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)})))`

/** Those with a number. */
export const numberedCards = listOf<typeof membershipCalls.getMembershipCards, Reader>()({
  reach: ({ actor }) => reachesCard(actor),
  rows: (db) => rows(db).where('c.number', 'is not', null),
  lean: (db) => lean(db).where('c.number', 'is not', null),
  id: 'c.id',
  search,
  filters: {
    State: 'c.state',
    TraineeID: 'c.trainee_id',
    IsHidden: (isHidden) => (isHidden ? sql<boolean>`c.is_hidden` : sql<boolean>`not c.is_hidden`),
    EndsSoon: (endsSoon, { today, noticeDays }) =>
      endsSoon ? sql<boolean>`${among(inForceStates)} and c.valid_until <= ${addDays(today, noticeDays)}` : null,
  },
  orders: {
    Number: { by: 'c.number', unique: true },
    ValidUntil: { by: 'c.valid_until', nulls: 'last' },
    StateSince: { by: 'c.state_since' },
  },
})

/** All that was asked for. */
export const cardRequests = listOf<typeof membershipCalls.getMembershipCardRequests, Reader>()({
  reach: ({ actor }) => reachesCard(actor),
  rows,
  lean,
  id: 'c.id',
  search,
  filters: {
    Stage: (stage) => among(statesOfStage[stage]),
    State: 'c.state',
    Kind: 'c.kind',
    TraineeID: 'c.trainee_id',
    IsWaiting: (isWaiting) => (isWaiting ? among(waitingStates) : null),
  },
  orders: { RequestedAt: { by: 'c.requested_at' }, StateSince: { by: 'c.state_since' } },
})

export type CardRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]
export type OwnCardRow = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number]

/** How many cards that the actor reaches are in each state. */
export const countsByState = (db: Database, actor: Actor) =>
  lean(db)
    .where(reachesCard(actor))
    .groupBy('c.state')
    .select(['c.state as State', sql<number>`count(*)::integer`.as('Count')])
    .execute()

/** One card, with the photo of its holder's profile. */
export const wholeCard = (db: Database, actor: Actor, id: number) =>
  rows(db)
    .leftJoin('accounts.photo_facts as p', 'p.account_id', 't.account_id')
    .select('p.photo_file_id as PhotoID')
    .where('c.id', '=', id)
    .where(reachesCard(actor))
    .executeTakeFirst()

/** A trainee's own cards as far as they are shown to them, the newest first. */
export const cardsOfTrainee = (db: Database, actor: Actor, traineeId: number) =>
  own(db)
    .where('c.trainee_id', '=', traineeId)
    .where('c.is_hidden', '=', false)
    .where(reachesCard(actor))
    .orderBy('c.id', 'desc')
    .limit(20)
    .execute()

/** The newest invoice of each of these cards. */
export const invoicesOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('billing.invoice_facts as i')
    .where('i.subject_kind', '=', 'membershipCard')
    .where('i.subject_id', 'in', [0, ...ids])
    .orderBy('i.subject_id')
    .orderBy('i.invoice_id', 'desc')
    .distinctOn('i.subject_id')
    .select(invoiceColumns)
    .select('i.subject_id as cardId')
    .execute()

export const proofsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('billing.proof_facts as p')
    .leftJoin('platform.file as f', 'f.id', 'p.file_id')
    .where('p.subject_kind', '=', 'membershipCard')
    .where('p.subject_id', 'in', [0, ...ids])
    .orderBy('p.proof_id', 'desc')
    .select([
      'p.subject_id as cardId',
      'p.proof_id as proofId',
      'p.swift_code as SwiftCode',
      sql<{ ID: number; Name: string; Size: number } | null>`case when f.id is not null then
        jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end`.as('File'),
      'p.proof_state as State',
      'p.proof_reason as Reason',
      'p.uploaded_at as UploadedAt',
    ])
    .execute()

/** The card with this code. */
export const byVerifyCode = (db: Database, code: string) =>
  lean(db)
    .select(['c.number', 'c.name_ar', 'c.name_en', 'c.state', 'c.is_hidden', 'c.valid_until'])
    .where('c.verify_code', '=', code)
    .executeTakeFirst()
