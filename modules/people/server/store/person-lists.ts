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
}

/** The contacts beside those in the person's own row. */
export async function contactsOf(db: Database, owner: Owner, id: number): Promise<ContactRow[]> {
  const found = await sql<ContactRow>`
    select c.id as "ID", k.code as "Type", k.name as "TypeName", c.value as "Value"
    from ${table(owner, 'contact')} c join lookups.contact_type k on k.id = c.type_id
    where c.${ownerId(owner)} = ${id} order by k.position, c.id`.execute(db)
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
}

export async function replaceContacts(db: Database, owner: Owner, id: number, contacts: readonly NewContact[]) {
  await sql`delete from ${table(owner, 'contact')} where ${ownerId(owner)} = ${id}`.execute(db)
  await sql`insert into ${table(owner, 'contact')} (${ownerId(owner)}, type_id, value)
    select ${id}::integer, "typeId", value
    from jsonb_to_recordset(${json(contacts)}) as c("typeId" integer, value text)`.execute(db)
}

export interface EducationRow {
  readonly ID: number
  readonly DegreeID: number
  readonly DegreeName: Trilingual
  readonly Subject: string
  readonly Institution: string
  readonly Year: number | null
}

export async function educationOf(db: Database, owner: Owner, id: number): Promise<EducationRow[]> {
  const found = await sql<EducationRow>`
    select e.id as "ID", e.degree_id as "DegreeID", d.name as "DegreeName", e.subject as "Subject",
      e.institution as "Institution", e.year as "Year"
    from ${table(owner, 'education')} e join lookups.education_degree d on d.id = e.degree_id
    where e.${ownerId(owner)} = ${id} order by e.id`.execute(db)
  return found.rows
}

export type NewEducation = Pick<EducationRow, 'DegreeID' | 'Subject' | 'Institution' | 'Year'>

export async function replaceEducation(db: Database, owner: Owner, id: number, education: readonly NewEducation[]) {
  await sql`delete from ${table(owner, 'education')} where ${ownerId(owner)} = ${id}`.execute(db)
  await sql`insert into ${table(owner, 'education')} (${ownerId(owner)}, degree_id, subject, institution, year)
    select ${id}::integer, "DegreeID", "Subject", "Institution", "Year" from jsonb_to_recordset(${json(education)})
      as e("DegreeID" integer, "Subject" text, "Institution" text, "Year" integer)`.execute(db)
}

export interface ChosenRow {
  readonly ID: number
  readonly EntryID: number
  readonly Name: Trilingual
}

export async function chosenOf(db: Database, owner: Owner, list: ChosenList, id: number): Promise<ChosenRow[]> {
  const found = await sql<ChosenRow>`
    select c.id as "ID", l.id as "EntryID", l.name as "Name"
    from ${table(owner, list)} c join ${sql.table(`lookups.${lookupOf[list]}`)} l on l.id = c.${sql.ref(`${list}_id`)}
    where c.${ownerId(owner)} = ${id} order by l.position, l.id`.execute(db)
  return found.rows
}

export async function replaceChosen(
  db: Database,
  owner: Owner,
  list: ChosenList,
  id: number,
  entryIds: readonly number[],
) {
  await sql`delete from ${table(owner, list)} where ${ownerId(owner)} = ${id}`.execute(db)
  await sql`insert into ${table(owner, list)} (${ownerId(owner)}, ${sql.ref(`${list}_id`)})
    select ${id}::integer, unnest(${[...entryIds]}::integer[])`.execute(db)
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
    where a.${ownerId(owner)} = ${id} order by a.id`.execute(db)
  return found.rows
}

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
  await sql`insert into ${table(owner, 'attachment')} (${ownerId(owner)}, title, file_id)
    select ${id}::integer, "Title", "FileID"
    from jsonb_to_recordset(${json(attachments)}) as a("FileID" integer, "Title" text)`.execute(db)
}
