import { matchesName, type Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { competitionsCalls } from '../../contract/calls.ts'
import type { AppealState } from '../../rules/appeals.ts'
import { reachesAppeal } from './reach.ts'

interface Reader {
  readonly actor: Actor
}

const lean = (db: Database) =>
  db.selectFrom('competitions.appeal as a').innerJoin('competitions.entry as n', 'n.id', 'a.entry_id')

/** Appeals against the results of a competition. */
export const appeals = listOf<typeof competitionsCalls.getCompetitionAppeals, Reader>()({
  reach: ({ actor }) => reachesAppeal(actor),
  rows: (db) =>
    lean(db)
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
      .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'n.competition_id')
      .select([
        'a.id as ID',
        'a.version as Version',
        'n.competition_id as CompetitionID',
        'e.exam_id as ExamID',
        'n.trainee_id as TraineeID',
        't.trainee_code as TraineeCode',
        bothNames('t.trainee_name').as('TraineeName'),
        'a.state as State',
        'a.text as Text',
        'a.filed_at as FiledAt',
        'a.decision as Decision',
        'a.decided_at as DecidedAt',
      ]),
  lean,
  id: 'a.id',
  search: (text) => sql<boolean>`n.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}))`,
  filters: { CompetitionID: 'n.competition_id', State: 'a.state', TraineeID: 'n.trainee_id' },
  orders: { FiledAt: 'a.filed_at' },
})

/** One appeal in hand, locked until the transaction ends. */
export interface Appeal {
  readonly id: number
  readonly version: number
  readonly state: AppealState
  readonly entryId: number
  readonly competitionId: number
  readonly competitionCode: string
  readonly traineeId: number
  readonly traineeCode: string
}

export const lockedAppeal = async (db: Database, actor: Actor, id: number): Promise<Appeal | undefined> =>
  (await lean(db)
    .innerJoin('competitions.competition as c', 'c.id', 'n.competition_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
    .where('a.id', '=', id)
    .where(reachesAppeal(actor))
    .select(['a.id', 'a.version', 'a.state', 'a.entry_id as entryId', 'n.competition_id as competitionId'])
    .select(['c.code as competitionCode', 'n.trainee_id as traineeId', 't.trainee_code as traineeCode'])
    .forUpdate('a')
    .executeTakeFirst()) as Appeal | undefined

/** A new appeal; undefined where there is one already. */
export const addAppeal = (
  db: Database,
  appeal: { readonly entryId: number; readonly text: string; readonly now: Date },
) =>
  db
    .insertInto('competitions.appeal')
    .values({ entry_id: appeal.entryId, text: appeal.text, filed_at: appeal.now })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .returning('id')
    .executeTakeFirst()

export const hasAppeal = async (db: Database, entryId: number): Promise<boolean> =>
  (await db.selectFrom('competitions.appeal').where('entry_id', '=', entryId).select('id').executeTakeFirst()) !==
  undefined
