import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'

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
