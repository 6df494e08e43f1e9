import type { Database } from '#platform/server/database.ts'

/** Who assesses in a class by their place: instructors by their record, evaluators by their account. */
export async function assessorsToTell(
  db: Database,
  classId: number,
): Promise<{ readonly instructors: number[]; readonly accounts: number[] }> {
  const [instructors, accounts] = await Promise.all([
    db
      .selectFrom('classes.class_instructor_facts as s')
      .innerJoin('people.instructor_name_facts as i', 'i.instructor_id', 's.instructor_id')
      .where('s.class_id', '=', classId)
      .where('i.is_practical_assessor', '=', true)
      .select('s.instructor_id as id')
      .execute(),
    db
      .selectFrom('classes.class_staff_facts')
      .where('class_id', '=', classId)
      .where('instructor_id', 'is', null)
      .where('staff_role', 'in', ['evaluator', 'practicalAssessor'])
      .where('account_id', 'is not', null)
      .select((eb) => eb.ref('account_id').$notNull().as('id'))
      .execute(),
  ])
  return { instructors: instructors.map(({ id }) => id), accounts: accounts.map(({ id }) => id) }
}
