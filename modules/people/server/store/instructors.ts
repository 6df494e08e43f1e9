import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { instructorCalls } from '../../contract/calls.ts'

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

export type InstructorRow = Awaited<ReturnType<typeof listInstructors>>['items'][number]

const columns = { FullName: 'i.name_ar', Code: 'i.code', Email: 'i.email' } as const

export async function listInstructors(db: Database, query: InstructorQuery) {
  const filtered = selectRows(db)
    .$if(Boolean(query.search), (q) => q.where(matches('i.search', query.search!)))
    .$if(query.StatusID !== undefined, (q) => q.where('i.status_id', '=', query.StatusID!))
    .$if(query.IndustrySectorID !== undefined, (q) => q.where('i.industry_sector_id', '=', query.IndustrySectorID!))
    .$if(query.IsExaminer !== undefined, (q) => q.where('i.is_examiner', '=', query.IsExaminer!))
    .$if(query.ApplicationState !== undefined, (q) => q.where('i.application', '=', query.ApplicationState!))
    .$if(query.IsActive !== undefined, (q) => q.where('i.is_active', '=', query.IsActive!))
  const sort = query.sort ?? 'FullName'
  const ordered = filtered
    .orderBy(columns[sort.replace('-', '') as keyof typeof columns], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('i.id')
  const { rows: items, total } = await paged(ordered, filtered, query)
  return { items, total }
}

export const filterInstructors = (db: Database, search: string | undefined) =>
  db
    .selectFrom('people.instructor as i')
    .select(['i.id as ID', 'i.code as Code', fullName.as('FullName')])
    .where('i.is_active', '=', true)
    .$if(Boolean(search), (q) => q.where(matches('i.search', search!)))
    .orderBy('i.name_ar')
    .orderBy('i.id')
    .limit(sql.lit(50))
    .execute()

export const findInstructor = (db: Database, id: number) =>
  selectRows(db)
    .leftJoin('lookups.user_title as u', 'u.id', 'i.title_id')
    .leftJoin('lookups.nationality as n', 'n.id', 'i.nationality_id')
    .leftJoin('lookups.country as c', 'c.id', 'i.country_id')
    .select(['i.biography as Biography', 'i.account_id', 'i.work_email', 'i.work_experience as WorkExperience'])
    .select(['u.name as TitleName', 'n.name as NationalityName', 'c.name as CountryName'])
    .select(['i.application_note', 'i.applied_at'])
    .where('i.id', '=', id)
    .executeTakeFirst()

const saved = ['id as ID', 'version as Version'] as const
const ownValues = (fields: Pick<InstructorFields, 'FullName' | 'Mobile' | 'Biography'>) => ({
  name_ar: fields.FullName.ar,
  name_en: fields.FullName.en,
  mobile: fields.Mobile,
  biography: json(fields.Biography),
})
const academyValues = (fields: InstructorFields) => ({
  email: fields.Email,
  is_examiner: fields.IsExaminer,
  is_practical_assessor: fields.IsPracticalAssessor,
  daily_fee_minor: fields.DailyFee.Minor,
  currency: fields.DailyFee.Currency,
  status_id: fields.StatusID,
  industry_sector_id: fields.IndustrySectorID,
})

export const addInstructor = (db: Database, fields: InstructorFields, made: { code: string; accountId: number }) =>
  db
    .insertInto('people.instructor')
    .values({ ...ownValues(fields), ...academyValues(fields), code: made.code, account_id: made.accountId })
    .returning(saved)
    .executeTakeFirstOrThrow()

/** Undefined where somebody saved a newer version meanwhile. */
export const changeInstructor = (db: Database, id: number, version: number, fields: InstructorFields) =>
  changed(db, id, version, { ...ownValues(fields), ...academyValues(fields) })

export const changeOwnInstructor = (
  db: Database,
  id: number,
  version: number,
  fields: Pick<InstructorFields, 'FullName' | 'Mobile' | 'Biography'>,
) => changed(db, id, version, ownValues(fields))

export const setActive = (db: Database, id: number, version: number, isActive: boolean) =>
  changed(db, id, version, { is_active: isActive })

function changed(db: Database, id: number, version: number, values: object) {
  return db
    .updateTable('people.instructor')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(saved)
    .executeTakeFirst()
}

export const setAsNotNew = (db: Database, id: number) =>
  db.updateTable('people.instructor').set({ is_new: false }).where('id', '=', id).where('is_new', '=', true).execute()

/** Fails where records refer to the instructor. */
export const removeInstructor = (db: Database, id: number) =>
  db.deleteFrom('people.instructor').where('id', '=', id).execute()
