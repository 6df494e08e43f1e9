import { sql } from 'kysely'
import { liveStates } from '#modules/exams/rules/attempt-states.ts'
import { anyOf, matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { competitionsCalls } from '../../contract/calls.ts'
import { competitionStatesAhead } from '../../rules/competition-states.ts'
import { stateAt } from './state.ts'
import { reachesCompetition } from './reach.ts'

/** On what a competition's row hangs beside the query. */
export interface Reader {
  readonly actor: Actor
  readonly now: Date
  readonly graceMinutes: number
}

/** What everybody reads of a competition. */
export const facts = (db: Database, { now, graceMinutes }: Pick<Reader, 'now' | 'graceMinutes'>) =>
  db
    .selectFrom('competitions.competition as c')
    .innerJoin('exams.competition_exam_facts as e', 'e.competition_id', 'c.id')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'c.course_id')
    .select([
      'c.id as ID',
      'c.code as Code',
      'e.exam_name as CompetitionName',
      'k.course_name as CourseName',
      'c.entries_open_at as EntriesOpenAt',
      'e.starts_at as StartsAt',
      'e.closes_at as EndsAt',
      'e.minutes as Minutes',
      'c.appeals_until as AppealsUntil',
    ])
    .select(stateAt(now, graceMinutes).as('State'))

const papers = (which: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*)::integer from exams.competition_paper_facts p where p.competition_id = c.id and ${which})`

/** The same for the academy, with how much is in it and waits. */
export const rows = (db: Database, reader: Reader) =>
  facts(db, reader)
    .select(['c.version as Version', 'c.course_id as CourseID', 'k.course_code as CourseCode', 'e.exam_id as ExamID'])
    .select([
      sql<number>`(select count(*)::integer from competitions.entry n where n.competition_id = c.id and n.state <> 'withdrawn')`.as(
        'Entries',
      ),
      sql<boolean>`exists (select from competitions.entry n where n.competition_id = c.id)`.as('wasEntered'),
      papers(sql<boolean>`true`).as('Papers'),
      // One whose time is over is handed in by whatever comes first.
      papers(sql<boolean>`p.attempt_state in (${anyOf(liveStates)}) and p.deadline >= ${reader.now}::timestamptz`).as(
        'Sitting',
      ),
      papers(sql<boolean>`p.attempt_state = 'awaitingManual'`).as('Unmarked'),
      papers(sql<boolean>`p.attempt_state = 'closedViolation'`).as('ToReview'),
      sql<number>`(select count(*)::integer from competitions.appeal a join competitions.entry n on n.id = a.entry_id
        where n.competition_id = c.id and a.state = 'filed')`.as('AppealsWaiting'),
    ])

const search = (text: string) => sql<boolean>`(c.code = upper(${text}) or ${matches('e.exam_search', text)})`

const filters = {
  State: (state: string, { now, graceMinutes }: Reader) => sql<boolean>`${stateAt(now, graceMinutes)} = ${state}`,
}
const orders = { Code: { by: 'c.code', unique: true }, StartsAt: 'e.starts_at' } as const

const nearest = ({ now, graceMinutes }: Reader) =>
  nearestFirst(
    sql`${stateAt(now, graceMinutes)} in (${anyOf(competitionStatesAhead)})`,
    sql`e.starts_at`,
    'timestamptz',
  )

/** All competitions, for who keeps them. */
export const competitions = listOf<typeof competitionsCalls.getCompetitions, Reader>()({
  reach: ({ actor }) => reachesCompetition(actor),
  rows,
  id: 'c.id',
  search,
  filters,
  orders: { ...orders, Nearest: nearest },
})

/** Those that there can be papers of. */
export const competitionsToCorrect = listOf<typeof competitionsCalls.getCompetitionsToCorrect, Reader>()({
  reach: ({ actor }) => reachesCompetition(actor),
  rows: (db, reader) =>
    rows(db, reader).where(
      sql<boolean>`${stateAt(reader.now, reader.graceMinutes)} not in ('draft', 'published', 'registrationOpen')`,
    ),
  id: 'c.id',
  search,
  filters: { ...filters, ID: 'c.id' },
  orders,
})

/** One competition for its keeper. */
export const wholeCompetition = (db: Database, reader: Reader, id: number) =>
  rows(db, reader)
    .select(['c.about as About', 'c.fee_minor', 'c.fee_currency', 'c.final_at as FinalAt'])
    .select('e.question_count as Questions')
    .where('c.id', '=', id)
    .where(reachesCompetition(reader.actor))
    .executeTakeFirst()
