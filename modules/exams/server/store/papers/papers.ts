import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { paperCalls } from '../../../contract/calls.ts'
import { marksPapers, type AttemptState } from '../../../rules/attempt-states.ts'
import { paperActions } from '../../../rules/paper-actions.ts'
import { areNamesHidden } from '../../../rules/marking/names.ts'
import { partsOf, type ExamPart } from '../../../rules/actors.ts'
import type { ExamState } from '../../../rules/exam-states.ts'
import type { Grade } from '../../../rules/scoring.ts'
import { waitsForMarks } from '../correction/markings.ts'
import { classCode } from '../exam-columns.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { isExaminerOf, reachesPaper } from '../reach.ts'

/** Papers, voided ones left out. */
function paperRows(db: Database, actor: Actor) {
  return db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'a.trainee_id')
    .where('a.state', '<>', 'voided')
    .select([
      'a.id as AttemptID',
      'e.id as ExamID',
      'e.code as ExamCode',
      'e.name as ExamName',
      'e.class_id as CourseClassID',
      'e.competition_id as CompetitionID',
      'a.trainee_id as TraineeID',
      't.trainee_code as TraineeCode',
      'a.number as Number',
      'a.state as State',
      'a.started_at as StartedAt',
      'a.deadline as Deadline',
      'a.finished_at as FinishedAt',
      'a.finish_kind as FinishKind',
      'a.score as Score',
      'a.max_score as MaxScore',
      'a.percent as Percent',
      'a.grade as Grade',
      'a.result as Result',
      'a.version as Version',
      'e.state as examState',
      'e.two_markers as TwoMarkers',
    ])
    .select([
      classCode.as('ClassCode'),
      traineeName('t').as('TraineeName'),
      isExaminerOf(actor).as('isExaminer'),
      sql<number>`(select count(*)::integer from exams.answer g where g.attempt_id = a.id)`.as('Answered'),
      sql<number>`(select count(*)::integer from exams.exam_question q where q.exam_id = e.id)`.as('Questions'),
      sql<number>`(select count(*)::integer from exams.answer g where g.attempt_id = a.id and g.score is null
        and a.state in ('awaitingManual'))`.as('Unmarked'),
      ...watchedOf('a.id'),
      sql<number>`(select count(*)::integer from exams.answer_event l where l.attempt_id = a.id and l.is_late)`.as(
        'LateAnswers',
      ),
    ])
}

const notes = (id: string, which: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::integer from exams.attempt_event v where v.attempt_id = ${sql.ref(id)} and (${which}))`

const unreported = sql<boolean>`coalesce((v.data ->> 'unreported')::boolean, false)`

/** How often exam mode was left, of that without a report, the paper opened again, and the network blamed for a late report. */
export const watchedOf = (attemptId: string) =>
  [
    // A report that came after its return belongs to a leaving that is counted with that return.
    notes(
      attemptId,
      sql`(v.kind = 'left' and not coalesce((v.data ->> 'afterReturn')::boolean, false)) or ${unreported}`,
    ).as('TimesLeft'),
    notes(attemptId, unreported).as('Unreported'),
    notes(attemptId, sql`v.kind = 'resumed'`).as('Reloads'),
    notes(
      attemptId,
      sql`v.kind in ('returned', 'closedViolation') and coalesce((v.data ->> 'differs')::boolean, false)`,
    ).as('Differences'),
  ] as const

export const traineeName = (alias: string) =>
  sql<{
    ar: string
    en: string
  }>`jsonb_build_object('ar', ${sql.ref(`${alias}.trainee_name_ar`)}, 'en', ${sql.ref(`${alias}.trainee_name_en`)})`

interface StoredRow {
  readonly State: AttemptState
  readonly TraineeID: number
  readonly isExaminer: boolean
  readonly examState: ExamState
  readonly TwoMarkers: boolean
  readonly TraineeCode: string
  readonly TraineeName: { readonly ar: string; readonly en: string }
}

/** A row as it is sent: what its reader may do with the paper, and no name where whoever marks reads none. */
export function asPaperRow<R extends StoredRow>(
  { isExaminer, examState, TwoMarkers: _, ...row }: R,
  actor: Actor,
  namesHidden: boolean,
) {
  const standing = { parts: partsOf(actor, isExaminer), isOwn: row.TraineeID === actor.traineeId }
  const hides = areNamesHidden(namesHidden, examState)
  return {
    ...row,
    TraineeCode: hides ? null : row.TraineeCode,
    TraineeName: hides ? null : row.TraineeName,
    Actions: paperActions(row.State, standing),
  }
}

interface PaperReader {
  readonly actor: Actor
  readonly namesHidden: boolean
}
/** Where names are not to be read, nobody finds a paper by one, nor tells it by its place in their order. */
const named = ({ namesHidden }: PaperReader) =>
  namesHidden ? sql<boolean>`e.state in ('resultsInitial', 'resultsFinal', 'archived')` : sql<boolean>`true`

const waitsFor = (actor: Actor) => sql<boolean>`((${waitsForMarks(actor)} or a.state = 'closedViolation')
  and a.trainee_id is distinct from ${actor.traineeId}::integer)`

/** Those of them that the actor marks. */
const waitsToMark = (actor: Actor) =>
  marksPapers(partsOf(actor, false)) ? waitsFor(actor) : sql<boolean>`(${waitsFor(actor)} and ${isExaminerOf(actor)})`

/** Papers as their list asks for them. */
export const papers = listOf<typeof paperCalls.searchPapers, PaperReader>()({
  reach: ({ actor }) => reachesPaper(actor),
  rows: (db, { actor }) => paperRows(db, actor),
  id: 'a.id',
  search: (text, reader) => sql<boolean>`(${named(reader)} and ${matchesName('t.trainee_search', text)})`,
  filters: {
    Waiting: (isWaiting, { actor }) => (isWaiting ? waitsFor(actor) : null),
    ToMark: (isToMark, { actor }) => (isToMark ? waitsToMark(actor) : null),
  },
  orders: {
    TraineeName: (reader) => {
      const name = nameRead(reader.actor.language, 't.trainee_name')
      return reader.namesHidden ? sql`case when ${named(reader)} then ${name} end` : name
    },
  },
})

/** A trainee's papers of an exam, as far as the actor reaches them. */
export const papersOf = (db: Database, actor: Actor, paper: { readonly ExamID: number; readonly TraineeID: number }) =>
  paperRows(db, actor)
    .where(reachesPaper(actor))
    .where('a.exam_id', '=', paper.ExamID)
    .where('a.trainee_id', '=', paper.TraineeID)

/** Whose paper of which exam it is, if the actor reaches it. */
export const placeOfPaper = (db: Database, actor: Actor, attemptId: number) =>
  db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .where('a.id', '=', attemptId)
    .where('a.state', '<>', 'voided')
    .where(reachesPaper(actor))
    .select(['a.exam_id as ExamID', 'a.trainee_id as TraineeID', 'a.number as Number'])
    .executeTakeFirst()

export interface LockedPaper extends OwnedBy {
  readonly id: number
  readonly exam_id: number
  readonly trainee_id: number
  readonly state: AttemptState
  readonly exam_state: ExamState
  readonly two_markers: boolean
  readonly left_at: string | null
  readonly paused_at: string | null
  readonly paused_seconds: number
  readonly version: number
  readonly number: number
  readonly score: number | null
  readonly max_score: number | null
  readonly percent: number | null
  readonly grade: Grade | null
  readonly result: 'initial' | 'final' | null
  readonly finish_kind: string | null
  readonly minutes: number
  readonly started_at: string
  readonly deadline: string
  readonly closes_at: string
  readonly parts: readonly ExamPart[]
}

/** A paper that the actor reaches, locked. */
export async function lockedPaper(db: Database, actor: Actor, attemptId: number): Promise<LockedPaper | undefined> {
  const found = await db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .where('a.id', '=', attemptId)
    .where('a.state', '<>', 'voided')
    .where(reachesPaper(actor))
    .select([
      'a.id',
      'a.exam_id',
      'e.class_id',
      'e.course_id',
      'e.competition_id',
      'a.trainee_id',
      'a.state',
      'e.state as exam_state',
      'e.two_markers',
      'a.left_at',
      'a.paused_at',
      'a.paused_seconds',
      'a.version',
      'a.number',
      'a.score',
      'a.max_score',
      'a.percent',
      'a.grade',
      'a.result',
      'a.finish_kind',
      'e.minutes',
      'a.started_at',
      'a.deadline',
      'a.closes_at',
    ])
    .select(isExaminerOf(actor).as('isExaminer'))
    .forUpdate('a')
    .executeTakeFirst()
  if (!found) return undefined
  const { isExaminer, ...paper } = found
  return {
    ...paper,
    grade: paper.grade as LockedPaper['grade'],
    result: paper.result as LockedPaper['result'],
    parts: partsOf(actor, isExaminer),
  }
}
