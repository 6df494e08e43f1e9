import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { mayBe, staffRoles, type Candidate, type InstructorRole, type StaffRole } from '../../../rules/staff.ts'
import { reaches } from '../reach.ts'

/** In the order of the places, the lead first. */
export const byPlace = (column: string): RawBuilder<number> =>
  sql<number>`array_position(${[...staffRoles]}::text[], ${sql.ref(column)})`

/** Everybody on the staff of a class, in the order of their places. */
export async function staffOfClass(db: Database, classId: number) {
  return db
    .selectFrom('classes.class_staff as s')
    .leftJoin('people.instructor_name_facts as f', 'f.instructor_id', 's.instructor_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 's.account_id')
    .where('s.class_id', '=', classId)
    .select([
      's.id as ID',
      's.role as Role',
      's.instructor_id as InstructorID',
      's.account_id as UserID',
      sql<Trilingual>`jsonb_build_object('ar', coalesce(f.instructor_name_ar, a.account_name_ar),
        'en', coalesce(f.instructor_name_en, a.account_name_en))`.as('Name'),
      's.state as State',
      's.reason as Reason',
      's.decided_at as DecidedAt',
    ])
    .orderBy(byPlace('s.role'))
    .orderBy('s.id')
    .execute()
}

/** Somebody's place on the staff of a class that the actor reaches, by its id. */
export const staffPlace = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('classes.class_staff as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .where('s.id', '=', id)
    .where(reaches(actor))
    .select(['s.id', 's.class_id as classId', 's.instructor_id as instructorId', 's.account_id as accountId', 's.role'])
    .executeTakeFirst()

/** Who was appointed to a class, locked until the transaction ends. */
export const lockedAppointed = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_staff')
    .where('class_id', '=', classId)
    .where('account_id', 'is not', null)
    .select(['id', 'account_id as accountId', 'role'])
    .select((eb) => eb.ref('account_id').$notNull().as('accountId'))
    .forUpdate()
    .execute()

/** Puts an account on the staff that was not there. */
export async function insertAppointed(
  db: Database,
  classId: number,
  { accountId, role, at }: { accountId: number; role: StaffRole; at: Date | string },
): Promise<number> {
  const { id } = await db
    .insertInto('classes.class_staff')
    .values({ class_id: classId, account_id: accountId, role, state: 'accepted', asked_at: at, decided_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const activeInstructors = (db: Database) =>
  db
    .selectFrom('people.instructor_facts as i')
    .where('i.is_active', '=', true)
    .select([
      'i.instructor_id as InstructorID',
      'i.instructor_code as Code',
      'i.is_examiner as isExaminer',
      'i.is_practical_assessor as isPracticalAssessor',
      bothNames('i.instructor_name').as('Name'),
    ])

const activeAccounts = (db: Database) =>
  db
    .selectFrom('accounts.account_facts as a')
    .where('a.account_state', '=', 'active')
    .select(['a.account_id as UserID', sql<Role>`a.role`.as('role'), bothNames('a.account_name').as('Name')])

/** Whether somebody may get this place: active, and of what it takes. Undefined where there is nobody of this id. */
export async function candidateOf(
  db: Database,
  who: { readonly instructorId: number } | { readonly accountId: number },
): Promise<Candidate | undefined> {
  if ('instructorId' in who) {
    const found = await activeInstructors(db).where('i.instructor_id', '=', who.instructorId).executeTakeFirst()
    return found && { kind: 'instructor', ...found }
  }
  const found = await activeAccounts(db).where('a.account_id', '=', who.accountId).executeTakeFirst()
  return found && { kind: 'account', role: found.role }
}

/** Who may get this place in a class and is not on its staff, by name as it is read in the language. */
export async function candidatesFor(
  db: Database,
  classId: number,
  role: Exclude<StaffRole, InstructorRole> | 'examiner' | 'practicalAssessor',
  language: Language,
) {
  const staff = db.selectFrom('classes.class_staff').where('class_id', '=', classId).where('state', '<>', 'rejected')
  const instructors = await activeInstructors(db)
    .where((eb) => eb.or([eb('i.is_examiner', '=', true), eb('i.is_practical_assessor', '=', true)]))
    .where(
      'i.instructor_id',
      'not in',
      staff.where('instructor_id', 'is not', null).select((eb) => eb.ref('instructor_id').$notNull().as('id')),
    )
    .orderBy(nameRead(language, 'i.instructor_name'))
    .orderBy('i.instructor_id')
    .execute()
  const accounts = await activeAccounts(db)
    .where('a.role', 'in', ['evaluator', 'trainingcoordinator'])
    .where(
      'a.account_id',
      'not in',
      staff.where('account_id', 'is not', null).select((eb) => eb.ref('account_id').$notNull().as('id')),
    )
    .orderBy(nameRead(language, 'a.account_name'))
    .orderBy('a.account_id')
    .execute()
  return [
    ...instructors
      .filter((each) => mayBe(role, { kind: 'instructor', ...each }))
      .map(({ InstructorID, Code, Name }) => ({ InstructorID, UserID: null, Code, Name })),
    ...accounts
      .filter((each) => mayBe(role, { kind: 'account', role: each.role }))
      .map(({ UserID, Name }) => ({ InstructorID: null, UserID, Code: null, Name })),
  ]
}
