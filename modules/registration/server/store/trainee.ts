import { sql } from 'kysely'
import type { NationalityVisa } from '#modules/lookups/rules/visa.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { SettingsOf } from '#platform/shared/settings/section.ts'
import type { visaSettings } from '../../contract/settings.ts'
import { missingData, type MandatoryField, type TraineeFacts } from '../../rules/mandatory.ts'
import { passportMatters, visaNeedOf, type VisaNeed } from '../../rules/desk/visa-need.ts'
import { takingClassStates } from '../../rules/standing.ts'

const selectFacts = (db: Database) =>
  db
    .selectFrom('people.trainee_facts as t')
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .select([
      't.trainee_id as traineeId',
      't.trainee_code as traineeCode',
      't.trainee_name_ar as nameAr',
      't.trainee_name_en as nameEn',
      't.gender',
      't.birth_date as birthDate',
      't.nationality_id as nationalityId',
      't.nationality_code as nationality',
      'n.visa as nationalityVisa',
      't.passport_ending as passportEnding',
      't.passport_expires_on as passportExpiresOn',
      't.trainee_email as email',
      't.work_email as workEmail',
      't.mobile',
      't.organization_id as organizationId',
      't.is_active as isActive',
    ])

/** The trainee's profile as far as a registration asks for it. */
export const traineeFacts = (db: Database, traineeId: number) =>
  selectFacts(db).where('t.trainee_id', '=', traineeId).executeTakeFirst()

/** The same of those of the ids who are people of the organization, by name; some may be set inactive. */
export const peopleOfOrganization = (db: Database, organizationId: number, ids: readonly number[]) =>
  selectFacts(db)
    .where('t.organization_id', '=', organizationId)
    .where((eb) => eb('t.trainee_id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('t.trainee_name_ar')
    .orderBy('t.trainee_id')
    .execute()

export interface Visit {
  readonly place: string
  readonly endsOn: string
  /** For which organization the class was made; null: it is open to everybody. */
  readonly organizationId: number | null
}

/** Which visa this visit needs, and what the profile lacks for it. */
export function readiness(
  trainee: TraineeFacts & { readonly nationalityVisa: NationalityVisa | null },
  visit: Pick<Visit, 'place' | 'endsOn'>,
  known: SettingsOf<typeof visaSettings>,
): { need: VisaNeed; missing: MandatoryField[] } {
  const { passportMonths, homeCountry, visaDefault } = known
  const need = visaNeedOf(trainee, visit.place, { homeCountry, visaDefault })
  const mayNeedVisa = passportMatters(need)
  return { need, missing: missingData(trainee, { mayNeedVisa, endsOn: visit.endsOn, passportMonths }) }
}

export interface MissingCourse {
  readonly ID: number
  readonly Code: string
  readonly Name: Trilingual
  /** The first day of the next class that takes registrations and has a free seat. */
  readonly NextDate: Day | null
}

/** The courses that the class's course builds upon and the trainee has not completed, each with the next class of it. */
export const missingCourses = async (db: Database, traineeId: number, classId: number, today: Day) =>
  (await missingCoursesOf(db, [traineeId], classId, today)).get(traineeId) ?? []

/** The same of several trainees; who lacks nothing is not among them. */
export async function missingCoursesOf(
  db: Database,
  traineeIds: readonly number[],
  classId: number,
  today: Day,
): Promise<Map<number, MissingCourse[]>> {
  const { rows } = await sql<{ trainee_id: number; course: MissingCourse }>`
    select s.trainee_id, jsonb_build_object('ID', p.required_id, 'Code', p.required_code, 'Name', p.required_name, 'NextDate', (
      select min(n.starts_on)
      from classes.class_facts n
      where n.course_id = p.required_id and n.starts_on > ${today} and n.class_state in (${anyOf(takingClassStates)})
        and n.organization_id is null and n.seats_taken < n.max_trainees)) as course
    from classes.class_facts c
    join catalogue.course_prerequisite_facts p on p.course_id = c.course_id
    cross join unnest(${traineeIds as number[]}::integer[]) s(trainee_id)
    where c.class_id = ${classId} and not exists (
      select from registration.registration r
      join classes.class_facts k on k.class_id = r.class_id
      where r.trainee_id = s.trainee_id and k.course_id = p.required_id and r.main = 'completed')
    order by p.position`.execute(db)
  const byTrainee = Map.groupBy(rows, (row) => row.trainee_id)
  return new Map([...byTrainee].map(([id, lacks]) => [id, lacks.map(({ course }) => course)]))
}
