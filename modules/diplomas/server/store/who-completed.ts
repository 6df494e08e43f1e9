import { sql } from 'kysely'
import { matchesName, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import type { diplomasCalls } from '../../contract/calls.ts'
import { reachesCompletion } from './reach.ts'

interface About {
  readonly actor: Actor
  /** The academy's. */
  readonly timeZone: string
}

const midnight = (day: string, { timeZone }: About) => instantOf(day, '00:00', timeZone)

/** The completions that stand, with whose they are. */
export const completions = listOf<typeof diplomasCalls.listCompletions, About>()({
  reach: ({ actor }) => reachesCompletion(actor),
  rows: (db: Database) =>
    db
      .selectFrom('diplomas.track_completion as c')
      .innerJoin('people.trainee_facts as p', 'p.trainee_id', 'c.trainee_id')
      .innerJoin('diplomas.track as t', 't.id', 'c.track_id')
      .leftJoin('diplomas.diploma as d', 'd.id', 't.diploma_id')
      .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'p.organization_id')
      .where('c.withdrawn_at', 'is', null)
      .select(['c.id as ID', 'c.trainee_id as TraineeID', 'p.trainee_code as TraineeCode'])
      .select(bothNames('p.trainee_name').as('FullName'))
      .select(['o.organization_name as OrganizationName', 'c.track_id as TrackID', 't.code as TrackCode'])
      .select(['t.name as TrackName', 'd.name as DiplomaName', 'c.completed_at as CompletedAt']),
  id: 'c.id',
  search: (text) => sql`c.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}))`,
  filters: {
    TrackID: 'c.track_id',
    DiplomaID: (id) => sql`c.track_id = any(array(select id from diplomas.track where diploma_id = ${id}))`,
    OrganizationID: (id) => sql`c.trainee_id = any(array(
      select trainee_id from people.trainee_facts where organization_id = ${id}))`,
    From: (day, about) => sql`c.completed_at >= ${midnight(day, about)}`,
    To: (day, about) => sql`c.completed_at < ${midnight(addDays(day, 1), about)}`,
  },
  orders: { CompletedAt: 'c.completed_at' },
})
