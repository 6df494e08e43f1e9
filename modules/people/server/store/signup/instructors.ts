import type { Database } from '#platform/server/database.ts'
import { typedNames } from '../../../rules/names.ts'
import { nameColumns, partsOf } from '../names.ts'
import type { InstructorSignup } from '../../../contract/signup/bodies.ts'

/** What was handed in, as it waits for the academy. */
export const applyingInstructorColumns = (
  body: InstructorSignup,
  contacts: { workEmail: string; mobile: string },
  now: Date,
) => ({
  title_id: body.TitleID,
  ...nameColumns(typedNames(body)),
  nationality_id: body.NationalityID,
  country_id: body.CountryID,
  work_experience: body.WorkExperience,
  work_email: contacts.workEmail,
  mobile: contacts.mobile,
  industry_sector_id: body.SectorIDs[0] ?? null,
  terms_accepted_at: now.toISOString(),
  application: 'waiting' as const,
  application_note: '',
})

/** Nobody plans with the person until approved. */
export async function addApplyingInstructor(
  db: Database,
  body: InstructorSignup,
  contacts: { workEmail: string; mobile: string },
  made: { readonly accountId: number; readonly code: string; readonly email: string },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('people.instructor')
    .values({
      ...applyingInstructorColumns(body, contacts, now),
      account_id: made.accountId,
      code: made.code,
      email: made.email,
      is_active: false,
      applied_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was handed in, without the lists. */
export const instructorDraft = (db: Database, id: number) =>
  db
    .selectFrom('people.instructor as i')
    .select(partsOf('i').as('NameParts'))
    .select(['i.title_id as TitleID', 'i.name_ar', 'i.name_en', 'i.nationality_id as NationalityID'])
    .select(['i.country_id as CountryID', 'i.work_experience as WorkExperience'])
    .select(['i.application', 'i.application_note', 'i.applied_at'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
