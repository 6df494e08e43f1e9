import { sql } from 'kysely'
import { matchesName, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody, type Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { competitionsCalls } from '../../contract/calls.ts'
import type { EntryState } from '../../rules/entry-states.ts'
import { reachesEntry } from './reach.ts'
import { stateAt } from './state.ts'

interface Reader {
  readonly actor: Actor
}
interface ReaderAt extends Reader {
  readonly now: Date
  readonly graceMinutes: number
}

const result = [
  'n.score as Score',
  'n.max_score as MaxScore',
  'n.percent as Percent',
  'n.rank as Rank',
  'n.milliseconds as Milliseconds',
  'n.certificate_number as CertificateNumber',
] as const

/** Entries of a competition, for its keeper. */
export const entries = listOf<typeof competitionsCalls.getCompetitionEntries, ReaderAt>()({
  reach: ({ actor }) => reachesEntry(actor),
  rows: (db, { now, graceMinutes }) =>
    db
      .selectFrom('competitions.entry as n')
      .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
      .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'c.id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
      .leftJoin('exams.competition_paper_facts as p', (join) =>
        join.onRef('p.competition_id', '=', 'n.competition_id').onRef('p.trainee_id', '=', 'n.trainee_id'),
      )
      .select([
        'n.id as ID',
        'n.version as Version',
        'n.trainee_id as TraineeID',
        't.trainee_code as TraineeCode',
        bothNames('t.trainee_name').as('TraineeName'),
        'n.state as State',
        'n.reason as Reason',
        'n.shows_name as ShowsName',
        'n.entered_at as EnteredAt',
        'p.finished_at as SubmittedAt',
        ...result,
      ])
      .select(stateAt(now, graceMinutes).as('competitionState'))
      .select(
        sql<{
          ID: number
          File: { ID: number; Name: string; Size: number } | null
          SwiftCode: string | null
          isOpen: boolean
        } | null>`(
          select jsonb_build_object('ID', x.proof_id, 'SwiftCode', x.swift_code, 'isOpen', x.proof_state = 'uploaded',
            'File', case when f.id is not null then jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end)
          from billing.proof_facts x left join platform.file f on f.id = x.file_id
          where x.subject_kind = 'competitionEntry' and x.subject_id = n.id order by x.proof_id desc limit 1)`.as(
          'proof',
        ),
      ),
  lean: (db) => db.selectFrom('competitions.entry as n'),
  id: 'n.id',
  search: (text) => sql<boolean>`n.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}))`,
  filters: { CompetitionID: 'n.competition_id', State: 'n.state' },
  orders: { Rank: { by: 'n.rank', nulls: 'last' }, EnteredAt: 'n.entered_at' },
})

const final = (column: string) =>
  sql<number | null>`case when c.state in ('final', 'archived') then ${sql.ref(column)} end`

/** Entries of one trainee, for whoever keeps competitions. */
export const entriesOfTrainee = listOf<typeof competitionsCalls.getEntriesOfTrainee, ReaderAt>()({
  reach: ({ actor }) => reachesEntry(actor),
  rows: (db, { now, graceMinutes }) =>
    db
      .selectFrom('competitions.entry as n')
      .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
      .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'c.id')
      .leftJoin('exams.competition_paper_facts as p', (join) =>
        join.onRef('p.competition_id', '=', 'n.competition_id').onRef('p.trainee_id', '=', 'n.trainee_id'),
      )
      .select([
        'n.id as ID',
        'c.id as CompetitionID',
        'c.code as Code',
        'e.exam_name as CompetitionName',
        'e.starts_at as StartsAt',
        'n.state as State',
        'n.entered_at as EnteredAt',
        'p.finished_at as SubmittedAt',
        'n.certificate_number as CertificateNumber',
      ])
      .select([
        stateAt(now, graceMinutes).as('CompetitionState'),
        final('n.percent').as('Percent'),
        final('n.rank').as('Rank'),
      ]),
  id: 'n.id',
  filters: { TraineeID: 'n.trainee_id', State: 'n.state' },
  orders: { StartsAt: 'e.starts_at', EnteredAt: 'n.entered_at' },
})

/** The board of a competition whose results are final; of any other there are no rows. */
export const board = listOf<typeof competitionsCalls.getCompetitionBoard, Reader>()({
  reach: () => everybody('a final board is for whoever may see competitions, with the names of those who agreed'),
  rows: (db, { actor }) =>
    db
      .selectFrom('competitions.entry as n')
      .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
      .where('c.state', 'in', ['final', 'archived'])
      .where('n.rank', 'is not', null)
      .select(['n.id as ID', 'n.rank as Rank', 'n.percent as Percent', 'n.milliseconds as Milliseconds'])
      .select([
        sql<{ ar: string; en: string } | null>`case when n.board_name_ar is not null
          then jsonb_build_object('ar', n.board_name_ar, 'en', n.board_name_en) end`.as('Name'),
        sql<boolean>`n.trainee_id is not distinct from ${actor.traineeId}::integer`.as('IsOwn'),
      ]),
  id: 'n.id',
  filters: { CompetitionID: 'n.competition_id' },
  orders: { Rank: 'n.rank' },
})

const columns = [
  'n.id',
  'n.version',
  'n.competition_id as competitionId',
  'n.trainee_id as traineeId',
  'n.state',
  'n.shows_name as showsName',
  'c.code as competitionCode',
  't.trainee_code as traineeCode',
] as const

const inHand = (db: Database) =>
  db
    .selectFrom('competitions.entry as n')
    .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
    .select(columns)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof inHand>['executeTakeFirst']>>>
/** One entry in hand, locked until the transaction ends. */
export type Entry = Omit<Row, 'state'> & { readonly state: EntryState }

/**
 * Locks the competition of an entry, if that is among those of `reached`. Before the entry itself: what moves a competition
 * holds it while it writes entries, and of two that took them in different order the database ends one.
 */
export const lockCompetitionOf = async (db: Database, entryId: number, reached: Reached): Promise<void> =>
  void (await db
    .selectFrom('competitions.competition as c')
    .where('c.id', 'in', (eb) =>
      eb.selectFrom('competitions.entry as n').where('n.id', '=', entryId).where(reached).select('n.competition_id'),
    )
    .select('c.id')
    .forUpdate()
    .execute())

/** The entry, if it is among those of `reached`. */
export const lockedEntry = async (db: Database, id: number, reached?: Reached): Promise<Entry | undefined> =>
  (await inHand(db)
    .where('n.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .forUpdate('n')
    .executeTakeFirst()) as Entry | undefined

/** A trainee's entry to a competition. */
export const entryOf = async (db: Database, competitionId: number, traineeId: number): Promise<Entry | undefined> =>
  (await inHand(db)
    .where('n.competition_id', '=', competitionId)
    .where('n.trainee_id', '=', traineeId)
    .forUpdate('n')
    .executeTakeFirst()) as Entry | undefined

/** A new entry; undefined where there is one already, though it came this very moment. */
export async function addEntry(
  db: Database,
  entry: {
    readonly competitionId: number
    readonly traineeId: number
    readonly showsName: boolean
    readonly now: Date
  },
): Promise<Entry | undefined> {
  const made = await db
    .insertInto('competitions.entry')
    .values({
      competition_id: entry.competitionId,
      trainee_id: entry.traineeId,
      shows_name: entry.showsName,
      state: 'entered',
      state_since: entry.now,
      entered_at: entry.now,
    })
    .onConflict((conflict) => conflict.columns(['competition_id', 'trainee_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && lockedEntry(db, made.id)
}

/** The paper of an entry, if it was begun. */
export const paperOf = (db: Database, { competitionId, traineeId }: Pick<Entry, 'competitionId' | 'traineeId'>) =>
  db
    .selectFrom('exams.competition_paper_facts as p')
    .where('p.competition_id', '=', competitionId)
    .where('p.trainee_id', '=', traineeId)
    .select(['p.attempt_id as attemptId', 'p.finished_at as finishedAt'])
    .executeTakeFirst()

/** The accounts of those whom the competition has admitted; `sat`: of those who handed in a paper. */
export async function entrantAccounts(db: Database, competitionId: number, who: 'admitted' | 'sat'): Promise<number[]> {
  const rows = await db
    .selectFrom('competitions.entry as n')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
    .where('n.competition_id', '=', competitionId)
    .where('n.state', '=', 'admitted')
    .$if(who === 'sat', (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('exams.competition_paper_facts as p')
            .whereRef('p.competition_id', '=', 'n.competition_id')
            .whereRef('p.trainee_id', '=', 'n.trainee_id')
            .where('p.finished_at', 'is not', null)
            .select('p.attempt_id'),
        ),
      ),
    )
    .select('t.account_id')
    .orderBy('t.account_id')
    .execute()
  return rows.flatMap((row) => row.account_id ?? [])
}
