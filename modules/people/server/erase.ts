import { sql } from 'kysely'
import type { MergedPerson } from '#platform/server/content/merging.ts'
import { json, type Database } from '#platform/server/database.ts'
import type { Erasure } from '#platform/server/content/own-data.ts'
import { openedPassport } from './passports/passport.ts'
import { nameColumns } from './store/names.ts'

/** Takes the person out of the own record, its lists, and whatever brought them here. */
export async function erase(db: Database, erasure: Erasure): Promise<number[]> {
  const { person } = erasure
  await eraseFromRosters(db, erasure)
  const files = [
    ...(person.traineeId === null ? [] : await eraseRecords(db, 'trainee', person.traineeId, erasure)),
    ...(person.instructorId === null ? [] : await eraseRecords(db, 'instructor', person.instructorId, erasure)),
    ...(person.organizationId === null ? [] : await eraseContact(db, person.organizationId)),
  ]
  await db
    .deleteFrom('people.signup')
    .where((eb) => eb.or([eb('email', '=', person.email), eb('account_id', '=', person.accountId)]))
    .execute()
  return files
}

/** A pseudonym has no parts. */
const pseudonymColumns = ({ nameAr, nameEn }: Erasure['pseudonym']) => {
  const parts = { First: '', Middle: '', Last: '' }
  return nameColumns({ ar: { parts, passport: nameAr }, en: { parts, passport: nameEn } })
}

/** Records without an account that were merged into this one; one with an account goes with that. */
const mergedAway = (db: Database, of: MergedPerson, id: number) =>
  db
    .selectFrom(`people.${of}` as 'people.trainee')
    .select('id')
    .where('merged_into', '=', id)
    .where('account_id', 'is', null)
    .execute()

const erasures = { trainee: eraseTrainee, instructor: eraseInstructor } as const

/** The person's record of a kind, and those that were merged into it; answers the files that hung on them. */
async function eraseRecords(db: Database, of: MergedPerson, id: number, erasure: Erasure): Promise<number[]> {
  const merged = await mergedAway(db, of, id)
  const files = await erasures[of](db, id, erasure)
  for (const { id: mergedId } of merged) {
    const pseudonym = { ...erasure.pseudonym, email: `merged-${mergedId}-${erasure.pseudonym.email}` }
    files.push(...(await erasures[of](db, mergedId, { ...erasure, pseudonym })))
  }
  return files
}

async function eraseTrainee(db: Database, id: number, { pseudonym }: Erasure): Promise<number[]> {
  const { passport_file_id: passport } = await db
    .selectFrom('people.trainee')
    .select('passport_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('people.trainee')
    .set((eb) => ({
      ...pseudonymColumns(pseudonym),
      title_id: null,
      gender: null,
      birth_date: null,
      nationality_id: null,
      country_id: null,
      marital_status_id: null,
      education_degree_id: null,
      passport_sealed: null,
      passport_mark: null,
      passport_ending: null,
      passport_expires_on: null,
      passport_file_id: null,
      visa_kind: '',
      visa_number: '',
      visa_expires_on: null,
      email: pseudonym.email,
      work_email: '',
      mobile: '',
      job_title: '',
      employer: '',
      is_new: false,
      is_active: false,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('people.trainee_contact').where('trainee_id', '=', id).execute()
  await db.deleteFrom('people.trainee_education').where('trainee_id', '=', id).execute()
  await db.deleteFrom('people.name_change').where('trainee_id', '=', id).execute()
  const attached = await db
    .deleteFrom('people.trainee_attachment')
    .where('trainee_id', '=', id)
    .returning('file_id')
    .execute()
  return [...(passport === null ? [] : [passport]), ...attached.map((row) => row.file_id)]
}

/** The daily fee stays: what past classes cost is reckoned by it. */
async function eraseInstructor(db: Database, id: number, { pseudonym }: Erasure): Promise<number[]> {
  await db
    .updateTable('people.instructor')
    .set((eb) => ({
      ...pseudonymColumns(pseudonym),
      title_id: null,
      nationality_id: null,
      country_id: null,
      email: pseudonym.email,
      work_email: '',
      mobile: '',
      work_experience: '',
      biography: json({}),
      application_note: '',
      is_new: false,
      is_active: false,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  for (const list of ['contact', 'education', 'language', 'area', 'sector', 'obtained'])
    await sql`delete from ${sql.id('people', `instructor_${list}`)} where instructor_id = ${id}`.execute(db)
  const attached = await db
    .deleteFrom('people.instructor_attachment')
    .where('instructor_id', '=', id)
    .returning('file_id')
    .execute()
  return attached.map((row) => row.file_id)
}

/**
 * The organization goes on without this contact person, and whoever follows in the list is the main one; the next save of
 * the academy gives them an account of their own.
 */
async function eraseContact(db: Database, id: number): Promise<number[]> {
  await db
    .updateTable('people.organization')
    .set((eb) => ({
      account_id: null,
      contact_name: '',
      contact_job_title: '',
      contact_email: '',
      contact_phone: '',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return []
}

/** Empties the rows of imported files that hold the person's address or passport; the other people's rows stay. */
async function eraseFromRosters(
  db: Database,
  { person: { email, traineeId, instructorId }, vault }: Erasure,
): Promise<void> {
  const own = await db
    .selectFrom('people.trainee')
    .select(['email', 'work_email', 'code', 'passport_sealed'])
    .where('id', '=', traineeId ?? 0)
    .executeTakeFirst()
  const teaching = await db
    .selectFrom('people.instructor')
    .select(['email', 'work_email'])
    .where('id', '=', instructorId ?? 0)
    .executeTakeFirst()
  const passport = own && openedPassport(vault, own.code, own.passport_sealed)
  const words = [email, own?.email, own?.work_email, teaching?.email, teaching?.work_email, passport].flatMap(
    (word) => word?.toLowerCase() || [],
  )
  const names = sql<boolean>`exists (select from jsonb_array_elements_text(r->'cells') cell
    where lower(trim(cell)) = any(${words}::text[]))`
  const emptied = (column: 'rows' | 'above') => sql`
    coalesce((select jsonb_agg(case when ${names}
        then jsonb_set(r, '{cells}', (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(r->'cells')))
        else r end order by at)
      from jsonb_array_elements(i.${sql.ref(column)}) with ordinality row (r, at)), '[]')`
  await sql`
    update people.roster_import i set rows = ${emptied('rows')}, above = ${emptied('above')}
    where exists (select from jsonb_array_elements(i.rows || i.above) r where ${names})`.execute(db)
}
