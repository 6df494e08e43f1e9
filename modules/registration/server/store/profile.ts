import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { leftStates } from '../../rules/main-track.ts'

/** The names of the trainee's nationality and organization. */
export async function namesOf(
  db: Database,
  trainee: { nationalityId: number | null; organizationId: number | null },
): Promise<{ NationalityName: Trilingual | null; OrganizationName: Trilingual | null }> {
  const nationality = await db
    .selectFrom('lookups.nationality')
    .where('id', '=', trainee.nationalityId ?? 0)
    .select('name')
    .executeTakeFirst()
  const organization = await db
    .selectFrom('people.organization_name_facts')
    .where('organization_id', '=', trainee.organizationId ?? 0)
    .select('organization_name as name')
    .executeTakeFirst()
  return {
    NationalityName: nationality?.name ?? null,
    OrganizationName: (organization?.name as Trilingual | undefined) ?? null,
  }
}

/** Other classes on the same days that the trainee has a live registration to. */
export const overlapsOf = (
  db: Database,
  traineeId: number,
  visit: { classId: number; startsOn: string; endsOn: string },
) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('r.trainee_id', '=', traineeId)
    .where('r.main', 'not in', [...leftStates, 'draft'])
    .where('c.class_id', '<>', visit.classId)
    .where('c.class_state', 'not in', ['cancelled', 'postponed'])
    .where('c.starts_on', '<=', visit.endsOn)
    .where('c.ends_on', '>=', visit.startsOn)
    .orderBy('c.starts_on')
    .select([
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
    ])
    .execute()
