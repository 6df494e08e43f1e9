import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { attemptCalls } from '../../contract/calls.ts'
import { liveStates } from '../../rules/attempt-states.ts'
import { sittingActions } from '../../rules/paper-actions.ts'
import { examSettings } from '../exam-settings.ts'
import { sitters } from '../owners/owners.ts'
import { classCode, examColumns } from './exam-columns.ts'
import { extraPercent, isInForce } from './access-arrangements.ts'
import { stateAt } from './exam-state.ts'
import { reachesSitting } from './reach.ts'

type Row = Output<typeof attemptCalls.getExamCover>

export type OwnExam = Omit<Row, 'Now' | 'GraceMinutes' | 'Actions'> & {
  readonly RegistrationID: number | null
  readonly RepeatID: number | null
  readonly baseMinutes: number
  /** Granted for this exam alone. */
  readonly grantedPercent: number
  readonly pauseSeconds: number
}

/** Published exams that the trainee may sit. Drafts do not exist for trainees. */
export function ownExams(db: Database, actor: Actor, now: Date, graceMinutes: number) {
  return db
    .selectFrom('exams.exam as e')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .innerJoin(sitters(db).as('r'), 'r.exam_id', 'e.id')
    .leftJoin('exams.candidate as x', (join) =>
      join.onRef('x.exam_id', '=', 'e.id').onRef('x.trainee_id', '=', 'r.trainee_id'),
    )
    .leftJoin('exams.access_arrangement as w', (join) =>
      join.onRef('w.trainee_id', '=', 'r.trainee_id').on(isInForce(now)),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('exams.attempt as n')
          .whereRef('n.exam_id', '=', 'e.id')
          .whereRef('n.trainee_id', '=', 'r.trainee_id')
          .where('n.state', '<>', 'voided')
          .orderBy('n.number', 'desc')
          .limit(1)
          .select(['n.id', 'n.number', 'n.state', 'n.deadline', 'n.finished_at', 'n.finish_kind'])
          .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoin('exams.repeat_exam as p', (join) =>
      join
        .onRef('p.exam_id', '=', 'e.id')
        .onRef('p.trainee_id', '=', 'r.trainee_id')
        .on('p.state', '=', 'granted')
        .on('p.expires_at', '>', now as never),
    )
    .where(reachesSitting(actor, 'r'))
    .where('e.state', 'not in', ['draft', 'ready'])
    .select([
      ...examColumns,
      'e.starts_at as StartsAt',
      'e.closes_at as ClosesAt',
      'e.minutes as baseMinutes',
      'e.exam_mode as ExamMode',
      'e.rules as Rules',
      'r.registration_id as RegistrationID',
      'a.id as AttemptID',
      'a.number as AttemptNumber',
      'a.state as AttemptState',
      'a.deadline as Deadline',
      'a.finished_at as FinishedAt',
      'a.finish_kind as FinishKind',
      'p.id as RepeatID',
      'p.expires_at as RepeatUntil',
    ])
    .select([
      classCode.as('ClassCode'),
      stateAt(now, graceMinutes).as('State'),
      extraPercent.as('ExtraPercent'),
      sql<boolean>`coalesce(w.large_letters, false)`.as('LargeLetters'),
      sql<boolean>`coalesce(w.reading_aloud, false)`.as('ReadingAloud'),
      sql<number>`coalesce(x.extra_percent, 0)`.as('grantedPercent'),
      sql<number>`coalesce(x.pause_seconds, 0)`.as('pauseSeconds'),
      sql<number>`round(e.minutes * (1 + ${extraPercent} / 100))::integer`.as('Minutes'),
      sql<number>`(select count(*)::integer from exams.exam_question q where q.exam_id = e.id)`.as('Questions'),
    ])
}

const actionsFor = (exam: OwnExam, now: Date) =>
  sittingActions(
    exam.State,
    {
      paper: exam.AttemptState === null ? null : { state: exam.AttemptState, deadline: new Date(exam.Deadline!) },
      mayRepeat: exam.RepeatID !== null,
    },
    now,
  )

/** Whether the trainee can begin the exam now, or go on with it. */
export const isOpenTo = (exam: OwnExam, now: Date): boolean =>
  actionsFor(exam, now).some((action) => action === 'start' || action === 'resume')

/** How many exams the trainee can begin or go on with now. */
export async function countOpenExams(db: Database, actor: Actor, now: Date): Promise<number> {
  const { graceMinutes } = await examSettings(db)
  const exams = await ownExams(db, actor, now, graceMinutes)
    // A repeat is sat when the exam is over.
    .where((eb) =>
      eb.or([eb('e.state', 'in', ['published', 'open']), eb('p.id', 'is not', null), eb('a.state', 'in', liveStates)]),
    )
    .where('e.competition_id', 'is', null)
    .execute()
  return exams.filter((exam) => isOpenTo(exam, now)).length
}

export function asTraineeExam(exam: OwnExam, now: Date, graceMinutes: number): Row {
  const { RegistrationID: _r, RepeatID: _p, baseMinutes: _m, grantedPercent: _x, pauseSeconds: _s, ...row } = exam
  return { ...row, GraceMinutes: graceMinutes, Now: now.toISOString(), Actions: actionsFor(exam, now) }
}
