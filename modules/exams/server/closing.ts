import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { examSettings } from './exam-settings.ts'
import { settle } from './settle.ts'
import { changeAttempt, noteAttempt } from './store/attempts.ts'

export interface ClosableAttempt {
  readonly id: number
  readonly exam_id: number
  readonly class_id: number
  readonly trainee_id: number
  readonly deadline: string
}

/** Hands a paper in at its deadline with the answers it has. The attempt must be locked and overdue. */
export async function autoSubmit(db: Database, attempt: ClosableAttempt): Promise<void> {
  await changeAttempt(db, attempt.id, {
    state: 'autoSubmitted',
    finish_kind: 'autoSubmitted',
    finished_at: attempt.deadline,
    left_at: null,
  })
  await noteAttempt(db, attempt.id, 'autoSubmitted', new Date(attempt.deadline), null)
  await settle(db, attempt.id)
  const { id, exam_id: examId, class_id: classId, trainee_id: traineeId } = attempt
  await recordEvent(
    db,
    {
      kind: 'examSubmitted',
      subject: ['attempt', id],
      data: { attemptId: id, examId, classId, traineeId, by: 'clock' },
    },
    byItself,
  )
}

/** Hands in every overdue paper (of one exam, or up to 200 of all): those another transaction holds are left to it. */
export async function closeOverdue(db: Database, now: Date, examId?: number): Promise<number> {
  const { rows } = await sql<ClosableAttempt>`
    select a.id, a.exam_id, e.class_id, a.trainee_id, a.deadline
    from exams.attempt a join exams.exam e on e.id = a.exam_id
    where a.state in ('created', 'inProgress', 'interrupted') and a.deadline < ${now}::timestamptz
      and (${examId ?? null}::integer is null or a.exam_id = ${examId ?? null}::integer)
    order by a.deadline limit 200 for update of a skip locked`.execute(db)
  for (const attempt of rows) await autoSubmit(db, attempt)
  return rows.length
}

/** Makes settled papers of an exam whose results are final, final too (repeats after their grace for late answers); gives their ids. */
export async function finaliseSettled(db: Database, examId: number | null, now: Date): Promise<number[]> {
  const { graceMinutes } = await examSettings(db)
  const { rows } = await sql<{ id: number; number: number; exam_id: number; class_id: number; trainee_id: number }>`
    update exams.attempt a set state = 'final', version = a.version + 1
    from exams.exam e
    where e.id = a.exam_id and e.state in ('resultsFinal', 'archived') and a.state in ('autoMarked', 'marked')
      and (a.exam_id = ${examId}::integer or ${examId}::integer is null)
      and (a.finish_kind = 'submitted' or a.number = 1 or a.deadline + make_interval(mins => ${graceMinutes}::integer) < ${now}::timestamptz)
    returning a.id, a.number, a.exam_id, e.class_id, a.trainee_id`.execute(db)
  for (const attempt of rows) {
    await noteAttempt(db, attempt.id, 'finalised', now, null)
    // First attempts are told of together, when the exam's results are released.
    if (attempt.number > 1) await announceRepeat(db, attempt)
  }
  return rows.map((attempt) => attempt.id)
}

const announceRepeat = (
  db: Database,
  { id, exam_id: examId, class_id: classId, trainee_id: traineeId }: Omit<ClosableAttempt, 'deadline'>,
) =>
  recordEvent(
    db,
    { kind: 'examRepeatResult', subject: ['attempt', id], data: { attemptId: id, examId, classId, traineeId } },
    byItself,
  )
