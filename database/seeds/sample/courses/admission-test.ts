import { sql } from 'kysely'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import { json, type Database } from '#platform/server/database.ts'
import { insertMany, insertReturningIds } from '../../insert-many.ts'
import type { Numbers } from '../../numbers.ts'
import type { BankQuestion } from '../questions.ts'
import type { World } from '../world.ts'

/**
 * A course that lets nobody in without its test: of those to whose next class somebody waits to be let in, the one with the
 * fewest, so that the registration that waits for the test is easily found. Its paper can be sat for ten days.
 */
export async function insertAdmissionTest(
  db: Database,
  world: World,
  bank: ReadonlyMap<number, readonly BankQuestion[]>,
  numbers: Numbers,
): Promise<void> {
  const { rows } = await sql<{ course_id: number }>`
    select c.course_id from classes.course_class c
    join registration.registration r on r.class_id = c.id
    where c.state in ('open', 'tentative', 'confirmed') and c.starts_on > ${addDays(world.today, 10)}::date
    group by c.course_id
    having count(*) filter (where r.main in ('submitted', 'underReview')) > 0
    order by count(*) filter (where r.main in ('submitted', 'underReview')), c.course_id`.execute(db)
  const courseId = rows.map((row) => row.course_id).find((id) => (bank.get(id) ?? []).length >= 3)
  if (courseId === undefined) return
  await sql`update catalogue.course set has_admission_test = true where id = ${courseId}`.execute(db)
  const [examId] = await insertReturningIds(db, 'exams.exam', [
    {
      code: numbers.next(instantOf(addDays(world.today, -2), '10:00')),
      course_id: courseId,
      name: json({ ar: 'اختبار القبول', en: 'Admission test', fr: 'Test d’admission' }),
      starts_at: instantOf(addDays(world.today, -1), '09:00'),
      closes_at: instantOf(addDays(world.today, 9), '21:00'),
      minutes: 30,
      pass_degree: 60,
      excellent_degree: 90,
      state: 'published' as const,
      published_at: instantOf(addDays(world.today, -2), '12:00'),
    },
  ])
  await insertMany(
    db,
    'exams.exam_question',
    bank.get(courseId)!.map((question, position) => ({
      exam_id: examId!,
      position: position + 1,
      question_id: question.questionId,
      question_version_id: question.versionId,
      weight: question.weight,
      seconds: question.seconds,
    })),
  )
}
