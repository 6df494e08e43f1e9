import { sql, type RawBuilder } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { askFurther, furtherIn } from '#platform/server/reading/near.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { instructorCalls } from '../../contract/calls.ts'
import { nameColumns, partsOf, type KeptNames } from './names.ts'
import { reachesInstructor } from './reach.ts'

export type InstructorQuery = Argument<typeof instructorCalls.listInstructors>['query']
export type InstructorFields = Omit<Argument<typeof instructorCalls.addInstructor>['body'], 'SendInvitation'>

const fullName = sql<Trilingual>`jsonb_build_object('ar', i.name_ar, 'en', i.name_en)`

const selectRows = (db: Database) =>
  db
    .selectFrom('people.instructor as i')
    .leftJoin('lookups.instructor_status as s', 's.id', 'i.status_id')
    .leftJoin('lookups.industry_sector as d', 'd.id', 'i.industry_sector_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'i.account_id')
    .select(['i.id as ID', 'i.code as Code', fullName.as('FullName'), 'i.email as Email', 'i.mobile as Mobile'])
    .select(['i.is_examiner as IsExaminer', 'i.is_practical_assessor as IsPracticalAssessor'])
    .select(['i.daily_fee_minor', 'i.currency', 'i.status_id as StatusID', 's.name as StatusName'])
    .select(['i.industry_sector_id as IndustrySectorID', 'd.name as IndustrySectorName'])
    .select([
      'a.account_state as AccountState',
      'i.application as ApplicationState',
      'i.is_new as IsNew',
      'i.is_active as IsActive',
      'i.version as Version',
    ])

/** In whose list an entry stands. What the record says flat is the main entry of its list. */
const listing = (list: 'area' | 'contact' | 'education' | 'language' | 'sector', column: string) => (id: number) =>
  sql<boolean>`i.id in (select l.instructor_id from ${sql.table(`people.instructor_${list}`)} l
    where ${sql.ref(`l.${column}`)} = ${id})`

const further = furtherIn('i.id', { rows: 'people.instructor', id: 'id', search: 'search' })

const instructors = listOf<typeof instructorCalls.listInstructors, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesInstructor(actor),
  rows: selectRows,
  lean: (db) => db.selectFrom('people.instructor as i'),
  id: 'i.id',
  search: (text) => matches('i.search', text),
  further,
  filters: {
    IndustrySectorID: listing('sector', 'sector_id'),
    EducationDegreeID: listing('education', 'degree_id'),
    LanguageID: listing('language', 'language_id'),
    AreaID: listing('area', 'area_id'),
    ContactTypeID: listing('contact', 'type_id'),
    TitleID: 'i.title_id',
    NationalityID: 'i.nationality_id',
    CountryID: 'i.country_id',
  },
  orders: { FullName: ({ actor }) => nameRead(actor.language, 'i.name'), Code: { by: 'i.code', unique: true } },
})

export const listInstructors = (db: Database, actor: Actor, query: InstructorQuery) =>
  readList(db, instructors, query, { actor })
export type InstructorRow = Awaited<ReturnType<typeof listInstructors>>['rows'][number]

export async function filterInstructors(db: Database, actor: Actor, search: string | undefined) {
  const active = db
    .selectFrom('people.instructor as i')
    .select(['i.id as ID', 'i.code as Code', fullName.as('FullName')])
    .where(reachesInstructor(actor))
    .where('i.is_active', '=', true)
    .orderBy(nameRead(actor.language, 'i.name'))
    .orderBy('i.id')
    .limit(sql.lit(50))
  if (!search) return { rows: await active.execute() }
  const ask = async (condition: RawBuilder<boolean>) => ({ rows: await active.where(condition).execute() })
  return askFurther(await ask(matches('i.search', search)), further(search), ask)
}

export const findInstructor = (db: Database, actor: Actor, id: number) =>
  selectRows(db)
    .leftJoin('lookups.user_title as u', 'u.id', 'i.title_id')
    .leftJoin('lookups.nationality as n', 'n.id', 'i.nationality_id')
    .leftJoin('lookups.country as c', 'c.id', 'i.country_id')
    .select(partsOf('i').as('NameParts'))
    .select([
      'i.biography as Biography',
      'i.account_id',
      'i.work_email as WorkEmail',
      'i.work_experience as WorkExperience',
    ])
    .select(['u.name as TitleName', 'n.name as NationalityName', 'c.name as CountryName'])
    .select(['i.title_id as TitleID', 'i.nationality_id as NationalityID', 'i.country_id as CountryID'])
    .select(['i.application_note', 'i.applied_at'])
    .where(reachesInstructor(actor))
    .where('i.id', '=', id)
    .executeTakeFirst()

/** What a record says flat of its lists, where the fields or a list say it. */
export interface FlatOfInstructor {
  readonly work_email?: string
  readonly mobile?: string
  readonly industry_sector_id?: number | null
}
interface Made {
  readonly names: KeptNames
  readonly flat: FlatOfInstructor
}

/** What instructors change of their own record. */
export const ownInstructorColumns = (
  fields: Pick<InstructorFields, 'Biography' | 'TitleID' | 'NationalityID' | 'CountryID' | 'WorkExperience'>,
  { names, flat }: Made,
) => ({
  ...nameColumns(names),
  ...flat,
  biography: json(fields.Biography),
  ...(fields.TitleID !== undefined && { title_id: fields.TitleID }),
  ...(fields.NationalityID !== undefined && { nationality_id: fields.NationalityID }),
  ...(fields.CountryID !== undefined && { country_id: fields.CountryID }),
  ...(fields.WorkExperience !== undefined && { work_experience: fields.WorkExperience }),
})
export const instructorColumns = (fields: InstructorFields, made: Made) => ({
  ...ownInstructorColumns(fields, made),
  email: fields.Email,
  is_examiner: fields.IsExaminer,
  is_practical_assessor: fields.IsPracticalAssessor,
  daily_fee_minor: fields.DailyFee.Minor,
  currency: fields.DailyFee.Currency,
  status_id: fields.StatusID,
})

export const addInstructor = (
  db: Database,
  fields: InstructorFields,
  made: Made & { readonly code: string; readonly accountId: number },
) =>
  db
    .insertInto('people.instructor')
    .values({ ...instructorColumns(fields, made), code: made.code, account_id: made.accountId })
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Fails where records refer to the instructor. */
export const removeInstructor = (db: Database, id: number) =>
  db.deleteFrom('people.instructor').where('id', '=', id).execute()
