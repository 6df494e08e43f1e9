import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { appealReach, competitionReach, entryReach } from '../../rules/reach.ts'

const announced = (_: Actor, c: string) => sql<boolean>`${sql.ref(`${c}.state`)} <> 'draft'`
const own = (actor: Actor, n: string) => sql<boolean>`${sql.ref(`${n}.trainee_id`)} = ${actor.traineeId}::integer`

/** Competitions that somebody reaches, of `competitions.competition` as `c`. */
export const reachesCompetition = reachInSql(competitionReach, { announced }, 'c')
/** Entries that somebody reaches, of `competitions.entry` as `n`. */
export const reachesEntry = reachInSql(entryReach, { own }, 'n')
/** Appeals that somebody reaches, by whose entry `n` they are about. */
export const reachesAppeal = reachInSql(appealReach, { own }, 'n')

/** A trainee's entries and appeals. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'competitionEntry',
    records: (id, reader) =>
      sql`select n.id from competitions.entry n where n.trainee_id = ${id} and ${reachesEntry(reader)}`,
  },
  {
    of: 'trainee',
    subject: 'competitionAppeal',
    records: (id, reader) => sql`select p.id from competitions.appeal p join competitions.entry n on n.id = p.entry_id
      where n.trainee_id = ${id} and ${reachesAppeal(reader)}`,
  },
]
