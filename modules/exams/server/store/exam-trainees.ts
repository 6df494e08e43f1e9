import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { paperCalls } from '../../contract/calls.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { boardStanding } from '../../rules/sitting/board.ts'
import { candidateActions } from '../../rules/paper-actions.ts'
import { sitters } from '../owners/owners.ts'
import { extraPercent, isInForce } from './access-arrangements.ts'
import { traineeName, watchedOf } from './papers/papers.ts'
import { isRepeating } from './repeats/repeats.ts'
import { partsOf } from '../../rules/actors.ts'

type Trainee = Output<typeof paperCalls.getExamTrainees>['Trainees'][number]

/** How far the class of an exam is; null of an exam that is no class's. */
export async function stateOfClass(db: Database, classId: number | null) {
  if (classId === null) return null
  const found = await db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select('class_state')
    .executeTakeFirstOrThrow()
  return found.class_state
}

/**
 * Everybody who may sit the exam with the newest attempt, in the order of the names as they are read. The exam must have
 * been reached already.
 */
export async function examTrainees(
  db: Database,
  actor: Actor,
  exam: { ID: number; State: ExamState; isExaminer: boolean },
  { hidden, now, language }: { readonly hidden: boolean; readonly now: Date; readonly language: Language },
): Promise<Trainee[]> {
  const rows = await db
    .selectFrom(sitters(db).as('r'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('exams.attempt as n')
          .where('n.exam_id', '=', exam.ID)
          .whereRef('n.trainee_id', '=', 'r.trainee_id')
          .where('n.state', '<>', 'voided')
          .orderBy('n.number', 'desc')
          .limit(1)
          .selectAll('n')
          .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoin('exams.candidate as x', (join) =>
      join.onRef('x.trainee_id', '=', 'r.trainee_id').on('x.exam_id', '=', exam.ID),
    )
    // What is arranged counts for whoever has not begun; with the first paper it is granted for this exam.
    .leftJoin('exams.access_arrangement as w', (join) =>
      join.onRef('w.trainee_id', '=', 'r.trainee_id').on('a.id', 'is', null).on(isInForce(now)),
    )
    .where('r.exam_id', '=', exam.ID)
    .select([
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'r.registration_id as RegistrationID',
      'a.id as AttemptID',
      'a.number as Number',
      'a.state as State',
      'a.finished_at as FinishedAt',
      'a.score as Score',
      'a.max_score as MaxScore',
      'a.percent as Percent',
      'a.grade as Grade',
      'a.result as Result',
      'a.finish_kind',
      'a.deadline as Deadline',
      'a.left_at as LeftAt',
      'a.paused_at as PausedAt',
    ])
    .select([
      traineeName('r').as('TraineeName'),
      ...watchedOf('a.id'),
      sql<number>`(select count(*)::integer from exams.answer g where g.attempt_id = a.id)`.as('Answered'),
      sql<
        string | null
      >`(select to_char(v.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from exams.answer_event v
        where v.attempt_id = a.id order by v.seq desc limit 1)`.as('LastAnswerAt'),
      extraPercent.as('ExtraPercent'),
      isRepeating(sql.ref<number>('r.exam_id'), sql.ref<number>('r.trainee_id'), now).as('isRepeating'),
      sql<number>`coalesce(x.pause_seconds, 0) / 60`.as('PauseMinutes'),
      sql<string | null>`to_char(x.time_granted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'TimeGrantedAt',
      ),
    ])
    .orderBy(nameRead(language, 'r.trainee_name'))
    .orderBy('r.trainee_id')
    .execute()
  const parts = partsOf(actor, exam.isExaminer)
  const shown = rows.map(({ finish_kind: finishKind, isRepeating: hasRepeat, ...row }) => {
    const paper =
      row.State === null ? null : { state: row.State, leftAt: row.LeftAt, pausedAt: row.PausedAt, finishKind }
    return {
      ...row,
      ...(hidden && { TraineeCode: null, TraineeName: null }),
      Standing: boardStanding(paper),
      Actions: candidateActions(
        exam.State,
        paper && { state: paper.state, isPaused: row.PausedAt !== null },
        { parts, isOwn: row.TraineeID === actor.traineeId },
        hasRepeat,
      ),
    }
  })
  // In an order that tells nothing of names.
  return hidden ? shown.toSorted((one, other) => (one.AttemptID ?? 0) - (other.AttemptID ?? 0)) : shown
}
