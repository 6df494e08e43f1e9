import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Language } from '#platform/shared/actor.ts'

/** Who is able to deliver a course: the active ones, by name as it is read in the language. */
export const instructorsOf = (db: Database, courseId: number, language: Language = 'ar') =>
  db
    .selectFrom('catalogue.course_instructor as l')
    .innerJoin('people.instructor_name_facts as i', 'i.instructor_id', 'l.instructor_id')
    .select(['i.instructor_id as ID', 'i.instructor_code as Code'])
    .select(bothNames('i.instructor_name').as('FullName'))
    .where('l.course_id', '=', courseId)
    .where('l.proposed_at', 'is', null)
    .where('i.is_active', '=', true)
    .orderBy(nameRead(language, 'i.instructor_name'))
    .orderBy('i.instructor_id')
    .execute()

/** Makes these, and inactive ones that were there, the course's instructors; proposals stay. False where one of them does not exist. */
export async function putInstructors(db: Database, courseId: number, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  await db
    .deleteFrom('catalogue.course_instructor as l')
    .using('people.instructor_name_facts as i')
    .whereRef('i.instructor_id', '=', 'l.instructor_id')
    .where('l.course_id', '=', courseId)
    .where('i.is_active', '=', true)
    .where('l.proposed_at', 'is', null)
    .$if(wanted.length > 0, (q) => q.where('l.instructor_id', 'not in', wanted))
    .execute()
  if (wanted.length === 0) return true
  const known = await db
    .selectFrom('people.instructor_name_facts')
    .select('instructor_id')
    .where('instructor_id', 'in', wanted)
    .execute()
  if (known.length < wanted.length) return false
  await db
    .insertInto('catalogue.course_instructor')
    .values(wanted.map((instructor_id) => ({ course_id: courseId, instructor_id })))
    // Whoever keeps the course and names somebody who has proposed it has said yes.
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'instructor_id'])
        .doUpdateSet({ proposed_at: null })
        .where('catalogue.course_instructor.proposed_at', 'is not', null),
    )
    .execute()
  return true
}
