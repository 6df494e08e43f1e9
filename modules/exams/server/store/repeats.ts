import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { openRepeats, type RepeatState } from '../../rules/repeats.ts'
import type { RepeatFacts } from './repeat-rows.ts'

/** The granted repeat has been begun. */
export async function markRepeatUsed(db: Database, id: number): Promise<void> {
  await db
    .updateTable('exams.repeat_exam')
    .set((eb) => ({ state: 'used', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Requests of one person for one exam come one after the other: two at once must not both find none. */
export async function lockRepeats(db: Database, examId: number, traineeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exams.repeat_exam', ${examId}::bigint * 4294967296 + ${traineeId}))`.execute(
    db,
  )
}

export async function addRepeat(
  db: Database,
  facts: RepeatFacts,
  repeat: { isFree: boolean; by: number; now: Date; until: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('exams.repeat_exam')
    .values({
      exam_id: facts.ExamID,
      registration_id: facts.RegistrationID,
      trainee_id: facts.TraineeID,
      number: Math.max(2, facts.last_number + 1),
      is_free: repeat.isFree,
      requested_at: repeat.now,
      requested_by: repeat.by,
      expires_at: repeat.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeRepeat(
  db: Database,
  id: number,
  change: {
    state: RepeatState
    reason?: string
    swift_code?: string | null
    file_id?: number | null
    decided_at?: Date
    decided_by?: number
  },
): Promise<void> {
  await db
    .updateTable('exams.repeat_exam')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Repeats whose time is over. */
export async function expireRepeats(db: Database, now: Date): Promise<void> {
  await sql`update exams.repeat_exam set state = 'expired', version = version + 1
    where state in (${anyOf(openRepeats)}) and expires_at <= ${now}::timestamptz`.execute(db)
}
