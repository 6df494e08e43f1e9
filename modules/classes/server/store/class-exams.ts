import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'

/** The percentages of a class: of the evaluation means of the revision that it keeps and of its exams; `exams` is null where it has none. */
export async function sumsOf(db: Database, classId: number): Promise<{ means: number; exams: number | null }> {
  const { rows } = await sql<{ means: number; exams: number | null }>`
    select coalesce((select sum(m.percent) from classes.class_mean_facts m where m.class_id = c.id), 0)::float8 as means,
      (select sum(e.share_percent) from classes.exam_facts e where e.class_id = c.id)::float8 as exams
    from classes.course_class c where c.id = ${classId}`.execute(db)
  return rows[0]!
}

/** The exam of the class that comes next or is open: announced, not closed, and not handed in by whoever asks. */
export async function nextExam(db: Database, actor: Actor, classId: number, now: Date) {
  const found = await db
    .selectFrom('classes.exam_facts as e')
    .where('e.class_id', '=', classId)
    .where('e.is_announced', '=', true)
    .where('e.closes_at', '>', now.toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('classes.exam_sat_facts as s')
            .select('s.exam_id')
            .whereRef('s.exam_id', '=', 'e.exam_id')
            .where('s.trainee_id', '=', actor.traineeId ?? 0),
        ),
      ),
    )
    .select(['e.exam_id as ID', 'e.exam_code as Code', 'e.starts_at as StartsAt', 'e.closes_at as ClosesAt'])
    .select(['e.minutes as Minutes', sql<Trilingual>`e.exam_name`.as('ExamName')])
    .orderBy('e.starts_at')
    .orderBy('e.exam_id')
    .executeTakeFirst()
  return found ?? null
}
