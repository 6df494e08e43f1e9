import { sql, type RawBuilder } from 'kysely'
import { isCode, matchesAmongFew, matchesName, matchesNameUnseen, type Database } from '#platform/server/database.ts'
import { givenIn, runKept, slotsOf } from '#platform/server/reading/kept-statement.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { askFurther, furtherAmongFew, furtherIn } from '#platform/server/reading/near.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { pendingAddressOf } from '#modules/accounts/server/public.ts'
import { lookupEntries } from '#modules/lookups/server/public.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { traineeReach } from '../../rules/reach.ts'
import { changeColumns } from './name-changes.ts'
import { partsOf } from './names.ts'
import { reachesTrainee } from './reach.ts'
import { entriesOfLists, namedContacts, namedEducation, type KeptLists } from './record-lists.ts'

export type TraineeQuery = Argument<typeof traineeCalls.listTrainees>['query']
export type TraineeFields = Omit<Argument<typeof traineeCalls.addTrainee>['body'], 'SendInvitation'>

/** The trainees whose record the actor reaches. */
export const reachedTrainees = (db: Database, actor: Actor) =>
  db.selectFrom('people.trainee as t').where(reachesTrainee(actor))

const fullName = sql<Trilingual>`jsonb_build_object('ar', t.name_ar, 'en', t.name_en)`

const selectRows = (db: Database) =>
  db
    .selectFrom('people.trainee as t')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 't.organization_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 't.account_id')
    .select([
      't.id as ID',
      't.code as Code',
      fullName.as('FullName'),
      't.gender as Gender',
      't.birth_date as BirthDate',
    ])
    .select(['t.nationality_id as NationalityID', 't.email as Email'])
    .select(['t.mobile as Mobile', 't.job_title as JobTitle', 't.employer as Employer'])
    .select(['t.organization_id as OrganizationID', sql<Trilingual | null>`o.organization_name`.as('OrganizationName')])
    .select(['t.passport_ending as PassportEnding', 't.passport_expires_on as PassportExpiresOn'])
    .select('a.account_state as AccountState')
    .select(['t.is_new as IsNew', 't.is_light as IsLight', 't.is_active as IsActive', 't.version as Version'])

/** The accounts of those of the trainees whom the actor reaches. */
export const accountsOfTrainees = (db: Database, actor: Actor, ids: readonly number[]) =>
  reachedTrainees(db, actor)
    .select(['t.id as id', 't.code as code', 't.account_id as accountId'])
    .where((eb) => eb('t.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()

/** The people of an organization whose record the actor reaches, by name, and how many they are in all. */
export async function peopleOfOrganization(db: Database, actor: Actor, organizationId: number, most: number) {
  const all = reachedTrainees(db, actor).where('t.organization_id', '=', organizationId).where('t.is_active', '=', true)
  const { total } = await all.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['t.code as Code', fullName.as('FullName'), 't.job_title as JobTitle', 't.mobile as Mobile'])
    .orderBy(nameRead(actor.language, 't.name'))
    .orderBy('t.id')
    .limit(most)
    .execute()
  return { rows, total }
}

const isKeeper = (actor: Actor) => standingsOf(traineeReach, actor).includes('keeper')

const byNames = furtherIn('t.id', { rows: 'people.trainee', id: 'id', search: 'search', holds: matchesName })
const further = (text: string, { actor }: { readonly actor: Actor }) =>
  isKeeper(actor) ? byNames(text) : furtherAmongFew('t.search')(text)

const trainees = listOf<typeof traineeCalls.listTrainees, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesTrainee(actor),
  rows: selectRows,
  lean: (db) => db.selectFrom('people.trainee as t'),
  id: 't.id',
  search: (text) => matchesName('t.search', text),
  further,
  filters: {
    TitleID: 't.title_id',
    CountryID: 't.country_id',
    MaritalStatusID: 't.marital_status_id',
    // The degree on the record is the main entry of the list.
    EducationDegreeID: (id) =>
      sql`t.id in (select e.trainee_id from people.trainee_education e where e.degree_id = ${id})`,
    ContactTypeID: (id) => sql`t.id in (select c.trainee_id from people.trainee_contact c where c.type_id = ${id})`,
    NameAsked: (isAsked) =>
      isAsked ? sql`t.id = any(array(select trainee_id from people.name_change where state = 'asked'))` : null,
  },
  // The id counts up with time, so it orders as the day of creation does, and has an index.
  orders: {
    FullName: ({ actor }) => nameRead(actor.language, 't.name'),
    Code: { by: 't.code', unique: true },
    CreatedAt: { by: 't.id', unique: true },
  },
  kept: {
    name: 'trainees',
    literal: ['NameAsked'],
    sought: (text, { actor }) => ({
      matches: isKeeper(actor) ? matchesNameUnseen('t.search', text) : matchesAmongFew('t.search', text),
      isCode: isCode('t.code', text),
    }),
  },
})

export type TraineeRow = Awaited<ReturnType<typeof listTrainees>>['items'][number]

export async function listTrainees(db: Database, actor: Actor, asked: TraineeQuery) {
  const { rows, ...found } = await readList(db, trainees, asked, { actor })
  const entries = await lookupEntries(
    db,
    rows.map((row) => ['Nationality', row.NationalityID] as const),
  )
  const named = (row: (typeof rows)[number]) =>
    Object.assign(row, { NationalityName: entries.nameOf('Nationality', row.NationalityID) })
  return { ...found, items: rows.map(named) }
}

export async function filterTrainees(db: Database, actor: Actor, search: string | undefined) {
  const active = reachedTrainees(db, actor)
    .select(['t.id as ID', 't.code as Code', fullName.as('FullName')])
    .where('t.is_active', '=', true)
    .orderBy(nameRead(actor.language, 't.name'))
    .orderBy('t.id')
    .limit(sql.lit(50))
  if (!search) return { rows: await active.execute() }
  const ask = async (condition: RawBuilder<boolean>) => ({ rows: await active.where(condition).execute() })
  return askFurther(await ask(matchesName('t.search', search)), further(search, { actor }), ask)
}

const selectRecord = (db: Database, actor: Actor, id: number) =>
  selectRows(db)
    .where(reachesTrainee(actor))
    .leftJoin('platform.file as f', 'f.id', 't.passport_file_id')
    .select(['t.work_email as WorkEmail', 't.education_degree_id as EducationDegreeID'])
    .select(['t.account_id', 't.competition_code as CompetitionCode'])
    .select(partsOf('t').as('NameParts'))
    .select(
      sql<{ ID: number; Name: string; Size: number } | null>`case when f.id is not null
        then jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end`.as('PassportFile'),
    )
    .where('t.id', '=', id)

export const findTrainee = (db: Database, actor: Actor, id: number) => selectRecord(db, actor, id).executeTakeFirst()

const selectWhole = (db: Database, actor: Actor, id: number) =>
  selectRecord(db, actor, id)
    .select(['t.title_id as TitleID', 't.country_id as CountryID', 't.marital_status_id as MaritalStatusID'])
    .select(['t.visa_kind as VisaKind', 't.visa_number as VisaNumber', 't.visa_expires_on as VisaExpiresOn'])
    .select(sql<KeptLists>`t.lists`.as('lists'))
    .select([pendingAddressOf('t.account_id').as('addressChange'), ...changeColumns])

/** The trainee with contacts, education, attachments and an address that waits, in one round trip. */
export async function wholeTrainee(db: Database, actor: Actor, id: number) {
  const { role, permissions } = actor
  const shape = ['trainee', role, permissions, givenIn(actor)].join(' ')
  const [found] = await runKept(db, shape, { actor, asked: { id } }, () =>
    selectWhole(db, { ...slotsOf(actor, 'actor'), role, permissions }, slotsOf({ id }, 'asked').id),
  )
  if (!found) return undefined
  const { lists, ...others } = found
  const { account_id: _, addressChange, ...row } = others
  const entries = await lookupEntries(db, [
    ['Nationality', row.NationalityID],
    ['EducationDegree', row.EducationDegreeID],
    ['UserTitle', row.TitleID],
    ['Country', row.CountryID],
    ['MaritalStatus', row.MaritalStatusID],
    ...entriesOfLists(lists),
  ])
  const trainee = Object.assign(row, {
    NationalityName: entries.nameOf('Nationality', row.NationalityID),
    EducationDegreeName: entries.nameOf('EducationDegree', row.EducationDegreeID),
    TitleName: entries.nameOf('UserTitle', row.TitleID),
    CountryName: entries.nameOf('Country', row.CountryID),
    MaritalStatusName: entries.nameOf('MaritalStatus', row.MaritalStatusID),
    Contacts: namedContacts(entries, lists.contacts),
    Education: namedEducation(entries, lists.education),
    Attachments: lists.attachments,
  })
  return { trainee, addressChange }
}

/** The encrypted number and the code that opens it; the caller has checked the right to. */
export const passportOf = (db: Database, actor: Actor, id: number) =>
  reachedTrainees(db, actor)
    .select(['t.id', 't.code', 't.account_id as accountId', 't.passport_sealed as sealed'])
    .where('t.id', '=', id)
    .executeTakeFirst()
