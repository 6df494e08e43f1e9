import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/* The lists of a person or an organization. Table and column names are made of these words alone. */

export type Owner = 'trainee' | 'instructor' | 'organization'
export type ChosenList = 'language' | 'area' | 'sector'

const lookupOf = { language: 'language', area: 'course_area_of_study', sector: 'industry_sector' } as const

const table = (owner: Owner, list: string) => sql.table(`people.${owner}_${list}`)
const ownerId = (owner: Owner) => sql.ref(`${owner}_id`)

export interface ContactRow {
  readonly ID: number
  readonly Type: string
  readonly TypeName: Trilingual
  readonly Value: string
  readonly IsMain: boolean
}

/** By type, the main one first. */
export async function contactsOf(db: Database, owner: Owner, id: number): Promise<ContactRow[]> {
  const found = await sql<ContactRow>`
    select c.id as "ID", k.code as "Type", k.name as "TypeName", c.value as "Value", c.is_main as "IsMain"
    from ${table(owner, 'contact')} c join lookups.contact_type k on k.id = c.type_id
    where c.${ownerId(owner)} = ${id} order by k.position, k.id, c.is_main desc, c.position, c.id`.execute(db)
  return found.rows
}

/** Of the given codes those that are contact types, with their names. */
export async function contactTypes(db: Database, codes: readonly string[]) {
  const found = await db
    .selectFrom('lookups.contact_type')
    .select(['id', 'code', 'name'])
    .where('code', 'in', codes.length > 0 ? codes : [''])
    .execute()
  return new Map(found.map((row) => [row.code, row]))
}

export interface NewContact {
  readonly typeId: number
  readonly value: string
  readonly isMain: boolean
}

/*
 * A list is written whole and in its order: entries that are in it already keep their ids. Which is the main one is said
 * last and in one statement, as the database asks for one main entry after each.
 */

/** The entries, each with its place in what was written. */
const placed = (entries: readonly object[]) => json(entries.map((each, position) => ({ ...each, position })))

export async function replaceContacts(
  db: Database,
  owner: 'trainee' | 'instructor',
  id: number,
  contacts: readonly NewContact[],
) {
  const [list, whose] = [table(owner, 'contact'), ownerId(owner)]
  const given = sql`jsonb_to_recordset(${placed(contacts)}) as g("typeId" integer, value text, "isMain" boolean, position integer)`
  const same = sql`g."typeId" = c.type_id and platform.fold(g.value) = platform.fold(c.value)`
  await sql`delete from ${list} c where c.${whose} = ${id} and not exists (select from ${given} where ${same})`.execute(
    db,
  )
  await sql`insert into ${list} (${whose}, type_id, value) select ${id}::integer, "typeId", value from ${given}
    on conflict (${whose}, type_id, platform.fold(value)) do update set value = excluded.value`.execute(db)
  await sql`update ${list} c set is_main = g."isMain", position = g.position from ${given}
    where c.${whose} = ${id} and ${same} and (c.is_main, c.position) <> (g."isMain", g.position)`.execute(db)
}

export interface EducationRow {
  readonly ID: number
  readonly DegreeID: number
  readonly DegreeName: Trilingual
  readonly Subject: string
  readonly Institution: string
  readonly Year: number | null
  readonly IsMain: boolean
}

/** The main one first. */
export async function educationOf(db: Database, owner: Owner, id: number): Promise<EducationRow[]> {
  const found = await sql<EducationRow>`
    select e.id as "ID", e.degree_id as "DegreeID", d.name as "DegreeName", e.subject as "Subject",
      e.institution as "Institution", e.year as "Year", e.is_main as "IsMain"
    from ${table(owner, 'education')} e join lookups.education_degree d on d.id = e.degree_id
    where e.${ownerId(owner)} = ${id} order by e.is_main desc, e.position, e.id`.execute(db)
  return found.rows
}

export type NewEducation = Pick<EducationRow, 'DegreeID' | 'Subject' | 'Institution' | 'Year' | 'IsMain'>

export async function replaceEducation(
  db: Database,
  owner: 'trainee' | 'instructor',
  id: number,
  education: readonly NewEducation[],
) {
  const [list, whose] = [table(owner, 'education'), ownerId(owner)]
  const given = sql`jsonb_to_recordset(${placed(education)})
    as g("DegreeID" integer, "Subject" text, "Institution" text, "Year" integer, "IsMain" boolean, position integer)`
  const same = sql`g."DegreeID" = e.degree_id and platform.fold(g."Subject") = platform.fold(e.subject)`
  await sql`delete from ${list} e where e.${whose} = ${id} and not exists (select from ${given} where ${same})`.execute(
    db,
  )
  await sql`insert into ${list} (${whose}, degree_id, subject, institution, year)
    select ${id}::integer, "DegreeID", "Subject", "Institution", "Year" from ${given}
    on conflict (${whose}, degree_id, platform.fold(subject))
    do update set subject = excluded.subject, institution = excluded.institution, year = excluded.year`.execute(db)
  await sql`update ${list} e set is_main = g."IsMain", position = g.position from ${given}
    where e.${whose} = ${id} and ${same} and (e.is_main, e.position) <> (g."IsMain", g.position)`.execute(db)
}

export interface ChosenRow {
  readonly ID: number
  readonly EntryID: number
  readonly Name: Trilingual
  readonly IsMain: boolean
}

/** The main one first. */
export async function chosenOf(db: Database, owner: Owner, list: ChosenList, id: number): Promise<ChosenRow[]> {
  const found = await sql<ChosenRow>`
    select c.id as "ID", l.id as "EntryID", l.name as "Name", c.is_main as "IsMain"
    from ${table(owner, list)} c join ${sql.table(`lookups.${lookupOf[list]}`)} l on l.id = c.${sql.ref(`${list}_id`)}
    where c.${ownerId(owner)} = ${id} order by c.is_main desc, c.position, l.position, l.id`.execute(db)
  return found.rows
}

export type NewChosen = Pick<ChosenRow, 'EntryID' | 'IsMain'>

export async function replaceChosen(
  db: Database,
  list: ChosenList,
  instructorId: number,
  entries: readonly NewChosen[],
) {
  const [chosen, entry] = [table('instructor', list), sql.ref(`${list}_id`)]
  const given = sql`jsonb_to_recordset(${placed(entries)}) as g("EntryID" integer, "IsMain" boolean, position integer)`
  await sql`delete from ${chosen} c where c.instructor_id = ${instructorId}
    and not exists (select from ${given} where g."EntryID" = c.${entry})`.execute(db)
  await sql`insert into ${chosen} (instructor_id, ${entry}) select ${instructorId}::integer, "EntryID" from ${given}
    on conflict (instructor_id, ${entry}) do nothing`.execute(db)
  await sql`update ${chosen} c set is_main = g."IsMain", position = g.position from ${given}
    where c.instructor_id = ${instructorId} and g."EntryID" = c.${entry}
      and (c.is_main, c.position) <> (g."IsMain", g.position)`.execute(db)
}

/** A course that an instructor has taken, here or elsewhere. */
export interface ObtainedRow {
  readonly ID: number
  readonly Title: string
  readonly Provider: string
  readonly Year: number | null
  readonly IsMain: boolean
}

/** The main one first. */
export const obtainedOf = (db: Database, instructorId: number): Promise<ObtainedRow[]> =>
  db
    .selectFrom('people.instructor_obtained')
    .select(['id as ID', 'title as Title', 'provider as Provider', 'year as Year', 'is_main as IsMain'])
    .where('instructor_id', '=', instructorId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()

export type NewObtained = Omit<ObtainedRow, 'ID'>

export async function replaceObtained(db: Database, instructorId: number, courses: readonly NewObtained[]) {
  const given = sql`jsonb_to_recordset(${placed(courses)})
    as g("Title" text, "Provider" text, "Year" integer, "IsMain" boolean, position integer)`
  const same = sql`platform.fold(g."Title") = platform.fold(o.title) and platform.fold(g."Provider") = platform.fold(o.provider)`
  await sql`delete from people.instructor_obtained o where o.instructor_id = ${instructorId}
    and not exists (select from ${given} where ${same})`.execute(db)
  await sql`insert into people.instructor_obtained (instructor_id, title, provider, year)
    select ${instructorId}::integer, "Title", "Provider", "Year" from ${given}
    on conflict (instructor_id, platform.fold(title), platform.fold(provider))
    do update set title = excluded.title, provider = excluded.provider, year = excluded.year`.execute(db)
  await sql`update people.instructor_obtained o set is_main = g."IsMain", position = g.position from ${given}
    where o.instructor_id = ${instructorId} and ${same} and (o.is_main, o.position) <> (g."IsMain", g.position)`.execute(
    db,
  )
}

export interface AttachmentRow {
  readonly ID: number
  readonly Title: string
  readonly FileID: number
  readonly FileName: string
  readonly Bytes: number
}

export async function attachmentsOf(db: Database, owner: Owner, id: number): Promise<AttachmentRow[]> {
  const found = await sql<AttachmentRow>`
    select a.id as "ID", a.title as "Title", f.id as "FileID", f.name as "FileName", f.bytes as "Bytes"
    from ${table(owner, 'attachment')} a join platform.file f on f.id = a.file_id
    where a.${ownerId(owner)} = ${id} order by a.position nulls last, a.id`.execute(db)
  return found.rows
}

/** The courses that an instructor is able to deliver, with what waits; the catalogue says them. */
export const ableCoursesOf = (db: Database, instructorId: number) =>
  db
    .selectFrom('people.able_course_facts')
    .where('instructor_id', '=', instructorId)
    .select(['line_id as ID', 'course_id as CourseID', 'course_code as Code', 'course_name as Name'])
    .select('is_proposed as IsProposed')
    .orderBy('position', (by) => by.asc().nullsLast())
    .orderBy('line_id')
    .execute()

export interface NewAttachment {
  readonly FileID: number
  readonly Title: string
}

export async function replaceAttachments(
  db: Database,
  owner: Owner,
  id: number,
  attachments: readonly NewAttachment[],
) {
  await sql`delete from ${table(owner, 'attachment')} where ${ownerId(owner)} = ${id}`.execute(db)
  await sql`insert into ${table(owner, 'attachment')} (${ownerId(owner)}, title, file_id, position)
    select ${id}::integer, "Title", "FileID", position
    from jsonb_to_recordset(${placed(attachments)}) as a("FileID" integer, "Title" text, position integer)`.execute(db)
}

export type PersonList = 'contact' | 'education' | 'attachment' | 'obtained' | ChosenList

/** Writes the attachments whole, in their order; answers the files that nothing refers to any more. */
export async function changeAttachments(
  db: Database,
  owner: Owner,
  id: number,
  attachments: readonly NewAttachment[],
): Promise<number[]> {
  const [list, whose] = [table(owner, 'attachment'), ownerId(owner)]
  const given = sql`jsonb_to_recordset(${placed(attachments)}) as g("FileID" integer, "Title" text, position integer)`
  const gone = await sql<{ file: number }>`delete from ${list} a where a.${whose} = ${id}
    and not exists (select from ${given} where g."FileID" = a.file_id) returning a.file_id as file`.execute(db)
  await sql`update ${list} a set title = g."Title", position = g.position from ${given} where a.${whose} = ${id} and g."FileID" = a.file_id`.execute(
    db,
  )
  await sql`insert into ${list} (${whose}, title, file_id, position)
    select ${id}::integer, "Title", "FileID", position from ${given}
    where not exists (select from ${list} a where a.${whose} = ${id} and a.file_id = g."FileID")`.execute(db)
  return gone.rows.map(({ file }) => file)
}

/** Whose list an entry stands in; undefined where there is no such entry. */
export async function ownerOfEntry(db: Database, owner: 'trainee' | 'instructor', list: PersonList, entryId: number) {
  const found = await sql<{ id: number }>`
    select ${ownerId(owner)} as id from ${table(owner, list)} where id = ${entryId}`.execute(db)
  return found.rows[0]?.id
}

/** Whether a contact is the address that the person signs in with. */
export async function isSignInAddress(db: Database, owner: 'trainee' | 'instructor', contactId: number) {
  const found = await sql`select from ${table(owner, 'contact')} c join lookups.contact_type k on k.id = c.type_id
    where c.id = ${contactId} and c.is_main and k.code = 'EMAIL'`.execute(db)
  return found.rows.length > 0
}

/** Deletes an entry; of an attachment it answers the file, which nothing refers to any more. Undefined: it was gone already. */
export async function removeEntry(db: Database, owner: 'trainee' | 'instructor', list: PersonList, entryId: number) {
  const file = list === 'attachment' ? sql`file_id` : sql`null::integer`
  const gone = await sql<{ file: number | null }>`
    delete from ${table(owner, list)} where id = ${entryId} returning ${file} as file`.execute(db)
  return gone.rows[0]
}
