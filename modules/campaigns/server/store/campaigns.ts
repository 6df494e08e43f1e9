import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { InEachLanguage, Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import type { CampaignState, Outcome } from '../../rules/campaign.ts'
import { countOf } from './counts.ts'

const count = (...states: readonly Outcome[]) => countOf('c.counts', states)

export const campaigns = listOf<typeof campaignsCalls.getCampaigns, null>()({
  reach: () => everybody('what the academy sends to many is its own: whoever may send sees all of it'),
  rows: (db) =>
    db
      .selectFrom('campaigns.campaign as c')
      .select(['c.id as ID', sql<Trilingual>`c.title`.as('Title'), sql<Trilingual>`c.audience_name`.as('AudienceName')])
      .select(sql<CampaignState>`c.state`.as('State'))
      .select([sql<string>`c.due_at`.as('DueAt'), sql<string | null>`c.ended_at`.as('EndedAt')])
      .select([count('sent').as('Sent'), count('waiting').as('Waiting')])
      .select([count('refused').as('Refused'), count('failed').as('Failed')])
      .select('c.version as Version'),
  id: 'c.id',
  search: (text) => matches('c.search', text),
  filters: { State: 'c.state' },
  orders: { DueAt: 'c.due_at' },
})

const columns = [
  'id',
  'advertisement_id',
  'audience_id',
  'title',
  'body',
  'opens',
  'plan_html',
  'state',
  'started_at',
  'made_by',
  'counts',
  'version',
] as const

const byId = (db: Database, id: number) => db.selectFrom('campaigns.campaign').select(columns).where('id', '=', id)

export const campaignById = (db: Database, id: number) => byId(db, id).executeTakeFirst()
export type StoredCampaign = NonNullable<Awaited<ReturnType<typeof campaignById>>>

/** The same, locked until the transaction ends. */
export const lockedCampaign = (db: Database, id: number) => byId(db, id).forUpdate().executeTakeFirst()

/** The same; undefined also where somebody else is at it. */
export const freeCampaign = (db: Database, id: number) => byId(db, id).forUpdate().skipLocked().executeTakeFirst()

export interface NewCampaign {
  /** The text that it sends; of an advert its own. */
  readonly advertisementId: number | null
  readonly advertId?: number
  readonly audienceId: number
  readonly audienceName: unknown
  readonly title: unknown
  readonly body: unknown
  readonly opens: string
  readonly planRowIds: readonly number[]
  readonly planHtml: InEachLanguage<string>
  readonly dueAt: Date
  readonly madeBy: number
}

export const insertCampaign = (db: Database, made: NewCampaign) =>
  db
    .insertInto('campaigns.campaign')
    .values({
      advertisement_id: made.advertisementId,
      advert_id: made.advertId ?? null,
      audience_id: made.audienceId,
      audience_name: json(made.audienceName),
      title: json(made.title),
      body: json(made.body),
      opens: made.opens,
      plan_row_ids: [...made.planRowIds],
      plan_html: json(made.planHtml),
      due_at: made.dueAt,
      made_by: made.madeBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

const isToGoOut = sql<boolean>`state in ('scheduled', 'sending')`

/** Whether something that is to go out is written to this audience, or sends this advertisement. */
export async function isGoingOut(db: Database, of: 'audience_id' | 'advertisement_id', id: number): Promise<boolean> {
  const found = await db
    .selectFrom('campaigns.campaign')
    .select('id')
    .where(of, '=', id)
    .where(isToGoOut)
    .executeTakeFirst()
  return found !== undefined
}

/** What begins by now, and what is under way. */
export async function campaignsToMove(db: Database, now: Date): Promise<{ due: number[]; going: number[] }> {
  const found = await db
    .selectFrom('campaigns.campaign')
    .select(['id', 'state'])
    .where(isToGoOut)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .execute()
  const of = (state: CampaignState) => found.filter((each) => each.state === state).map(({ id }) => id)
  return { due: of('scheduled'), going: of('sending') }
}

/** Writes down how many people stand how. */
export async function countAgain(db: Database, id: number): Promise<void> {
  await sql`
    update campaigns.campaign c set counts = n.counts
    from (select coalesce(jsonb_object_agg(g.state, g.count), '{}') as counts from (
      select case p.state when 'queued' then 'waiting' else p.state end as state, count(*) as count
      from campaigns.campaign_person p where p.campaign_id = ${id} group by 1) g) n
    where c.id = ${id} and c.counts <> n.counts`.execute(db)
}

/** The name of whoever decided to send it. */
export const makerOf = async (db: Database, accountId: number): Promise<Trilingual> => {
  const found = await db
    .selectFrom('accounts.account_facts')
    .select(['account_name_ar', 'account_name_en'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { ar: found?.account_name_ar ?? '', en: found?.account_name_en ?? '' }
}

/** The event of whoever decided to send it, which its letters follow from. */
export const planningOf = async (db: Database, id: number): Promise<number | null> =>
  (
    await db
      .selectFrom('platform.event as e')
      .innerJoin('campaigns.campaign as c', 'c.made_by', 'e.actor_id')
      .select('e.id')
      .where('c.id', '=', id)
      .where('e.kind', '=', 'campaigns.planCampaign')
      .where('e.subject_id', '=', id)
      .limit(sql.lit(1))
      .executeTakeFirst()
  )?.id ?? null
