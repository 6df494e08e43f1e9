import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { cast, type CastKey } from '../stages/cast.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'
import { stageClass } from '../stages/stage-exam.ts'

/*
 * What the database itself shows people who are not staff, when a statement names no condition at all. Salma teaches
 * Layla; Yusuf is of Nile Aviation, whose contact Hany is; Nile Aviation pays for Mariam, who is not one of its people.
 */
let database: TestDatabase
let owner: pg.Client
const ids: Record<string, number> = {}
beforeAll(async () => {
  database = await cloneDatabase()
  owner = new pg.Client(database.owner)
  await owner.connect()
  for (const kind of ['trainee', 'instructor'])
    for (const row of (await owner.query(`select id, split_part(email, '@', 1) as key from people.${kind}`)).rows)
      ids[row.key] = row.id
  ids['hany'] = (await owner.query('select id from people.organization')).rows[0].id
  const staged = await stageClass(database.db, { instructors: ['salma'], trainees: ['layla', 'mariam'] })
  await owner.query(`update registration.registration set organization_id = $1 where trainee_id = $2`, [
    ids['hany'],
    ids['mariam'],
  ])
  await owner.query(`update registration.registration set main = 'submitted' where trainee_id = $1`, [ids['mariam']])
  await owner.query(`insert into people.organization (code, name) values ('ORG-9999', '{"ar":"أخرى"}')`)
  await owner.query(`insert into people.signup (key_hash, email, proved_at, expires_at)
    values ('\\x00', 'visitor@example.com', now(), now())`)
  await owner.query(`insert into people.roster_import (file_name, uploaded_by, header, rows)
    select 'people.csv', id, '[]', '[]' from accounts.account limit 1`)
  for (const kind of ['trainee', 'instructor'])
    await owner.query(`insert into people.${kind}_contact (${kind}_id, type_id, value)
      select p.id, (select id from lookups.contact_type limit 1), p.code from people.${kind} p`)
  expect(staged.traineeIds).toMatchObject({ layla: ids['layla'] })
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

const nobody: Actor = {
  userId: 0,
  role: 'anonymous',
  permissions: [],
  traineeId: null,
  instructorId: null,
  organizationId: null,
  actingAdminId: null,
  name: '',
  language: 'ar',
}
const record = { trainee: 'traineeId', instructor: 'instructorId', customer: 'organizationId' } as const
function as(key: CastKey | null): Database {
  const own = key === null ? {} : { [record[cast[key].role as keyof typeof record]]: ids[key] }
  return database.persons!.of({ ...nobody, ...own })
}

describe('a statement without a condition', () => {
  test.each([
    ['layla', ['layla'], [], []],
    ['mariam', ['mariam'], [], []],
    ['salma', ['layla'], ['salma'], []],
    ['omar', [], ['omar'], []],
    ['hany', ['mariam', 'yusuf'], [], ['hany']],
    [null, [], [], []],
  ] as const)('of %s sees trainees %j, instructors %j, organizations %j', async (key, trainees, instructors, own) => {
    const db = as(key)
    const named = async (table: string, kind: 'trainee' | 'instructor', column?: string) =>
      (await keysOf(db, table, column ?? 'id')).map((id) => nameOf(kind, id)).toSorted()
    expect(await named('people.trainee', 'trainee')).toEqual(trainees)
    expect(await named('people.trainee_facts', 'trainee', 'trainee_id')).toEqual(trainees)
    expect(await named('people.trainee_contact', 'trainee', 'trainee_id')).toEqual(trainees)
    const enrolled = (await named('registration.registration_facts', 'trainee', 'trainee_id')) as string[]
    expect(enrolled.filter((each) => !(trainees as readonly string[]).includes(each))).toEqual([])
    expect(await named('people.instructor', 'instructor')).toEqual(instructors)
    expect(await named('people.instructor_facts', 'instructor', 'instructor_id')).toEqual(instructors)
    expect(await named('people.instructor_contact', 'instructor', 'instructor_id')).toEqual(instructors)
    expect(await keysOf(db, 'people.organization', 'id')).toEqual(own.map((each) => ids[each]))
    expect(await keysOf(db, 'people.organization_facts', 'organization_id')).toEqual(own.map((each) => ids[each]))
    for (const closed of ['signup', 'signup_file', 'roster_import'])
      expect((await sql`select from ${sql.table(`people.${closed}`)}`.execute(db)).rows, closed).toEqual([])
  })

  test('of staff sees them all', async () => {
    const { rows } = await owner.query('select count(*)::integer as count from people.trainee')
    expect(await keysOf(database.db, 'people.trainee', 'id')).toHaveLength(rows[0].count)
    expect(await keysOf(database.db, 'people.signup', 'id')).toHaveLength(1)
  })
})

const keysOf = async (db: Database, table: string, column: string) =>
  (
    await sql<{ id: number }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)} order by 1`.execute(db)
  ).rows.map(({ id }) => id)
const nameOf = (kind: 'trainee' | 'instructor', id: number) =>
  Object.keys(cast).find((key) => cast[key as CastKey].role === kind && ids[key] === id) ?? `other ${id}`

describe('writing', () => {
  const changed = async (db: Database, table: string) =>
    Number((await sql`update ${sql.table(table)} set version = version`.execute(db)).numAffectedRows)

  test.each([
    ['layla', 1, 0, 0],
    ['salma', 0, 1, 0],
    ['hany', 0, 0, 1],
    [null, 0, 0, 0],
  ] as const)('without a condition %s changes the own record alone', async (key, trainees, instructors, own) => {
    expect(await changed(as(key), 'people.trainee')).toBe(trainees)
    expect(await changed(as(key), 'people.instructor')).toBe(instructors)
    expect(await changed(as(key), 'people.organization')).toBe(own)
  })

  test.each(['layla', 'salma', 'hany', null] as const)('%s adds and removes nobody', async (key) => {
    const db = as(key)
    const refused = 'violates row-level security policy'
    await expect(
      sql`insert into people.trainee (code, name_ar, email) values ('T-X', 'س', 'x@example.com')`.execute(db),
    ).rejects.toThrow(refused)
    await expect(
      sql`insert into people.trainee_contact (trainee_id, type_id, value)
        select ${ids['mariam']}::integer, id, 'x' from lookups.contact_type limit 1`.execute(db),
    ).rejects.toThrow(refused)
    await expect(
      sql`insert into people.signup (key_hash, email, proved_at, expires_at) values ('\\x01', 'x@example.com', now(), now())`.execute(
        db,
      ),
    ).rejects.toThrow(refused)
    expect(Number((await sql`delete from people.trainee`.execute(db)).numAffectedRows)).toBe(0)
  })

  test('nobody makes the own record somebody else’s', async () => {
    await expect(
      sql`update people.trainee set id = default where id = ${ids['layla']}`.execute(as('layla')),
    ).rejects.toThrow()
    await expect(
      sql`update people.trainee_contact set trainee_id = ${ids['mariam']} where trainee_id = ${ids['layla']}`.execute(
        as('layla'),
      ),
    ).rejects.toThrow('violates row-level security policy')
  })
})

describe('closed by default', () => {
  test('every table of people is behind the wall', async () => {
    const { rows } = await owner.query(`select relname from pg_class
      where relnamespace = 'people'::regnamespace and relkind = 'r' and not relrowsecurity order by 1`)
    // Hashes of network addresses, for an hour.
    expect(rows.map((row) => row.relname)).toEqual(['signup_start'])
  })

  test('a view that runs as its owner shows of those tables what stands here and no more', async () => {
    const { rows } = await owner.query(`
      select n.nspname || '.' || v.relname as view, string_agg(distinct t.relname || '.' || a.attname, ' ') as columns
      from pg_rewrite w
      join pg_class v on v.oid = w.ev_class and v.relkind = 'v'
      join pg_namespace n on n.oid = v.relnamespace
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refobjsubid > 0
      join pg_class t on t.oid = d.refobjid and t.relrowsecurity
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where not coalesce(v.reloptions @> '{security_invoker=true}', false)
      group by 1 order by 1`)
    expect(Object.fromEntries(rows.map(({ view, columns }) => [view, columns.split(' ').toSorted()]))).toEqual({
      'accounts.own_record_facts': [
        'instructor.account_id',
        'instructor.code',
        'instructor.id',
        'instructor.title_id',
        'organization.account_id',
        'organization.code',
        'organization.id',
        'trainee.account_id',
        'trainee.code',
        'trainee.gender',
        'trainee.id',
        'trainee.title_id',
      ],
      'people.instructor_name_facts': [
        'instructor.account_id',
        'instructor.code',
        'instructor.id',
        'instructor.is_active',
        'instructor.is_examiner',
        'instructor.is_practical_assessor',
        'instructor.merged_into',
        'instructor.name_ar',
        'instructor.name_en',
      ],
      'people.organization_name_facts': [
        'organization.code',
        'organization.credit_approved',
        'organization.id',
        'organization.name',
      ],
    })
  })

  test('the functions that run as their owner are triggers, which nobody can call', async () => {
    const { rows } =
      await owner.query(`select p.oid::regprocedure::text as name, prorettype = 'trigger'::regtype as triggers
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not like 'pg\\_%' order by 1`)
    const triggers = true
    expect(rows).toEqual([
      { name: 'integrations.end_api_tokens()', triggers },
      { name: 'integrations.hand_to_webhooks()', triggers },
      ...[
        'attempts_changed',
        'class_instructors_changed',
        'contacts_to_compare',
        'instructor_contacts_to_compare',
        'instructor_not_merged',
        'instructor_to_compare',
        'not_merged',
        'registrations_changed',
        'trainee_lists_changed',
        'trainee_to_compare',
        'trainees_to_compare',
      ].map((name) => ({ name: `people.${name}()`, triggers })),
      { name: 'schedule.end_feed()', triggers },
    ])
  })

  test('the calls that see past the wall are these', () => {
    const past = declaredCalls()
      .flatMap(({ calls }) => Object.values(calls))
      .filter((call) => call.pastTheWall !== undefined)
      .map((call) => call.path)
    expect(past.toSorted()).toEqual([
      '/InstructorRegistration',
      '/RegistrationUser',
      '/api/Account/ConfirmAddress',
      '/api/Account/UndoAddress',
      '/api/Advertisement/Follow',
      '/api/Certificate/DecideChange',
      '/api/Certificate/GetPeopleToCertify',
      '/api/Certificate/PrepareWithoutCourse',
      '/api/CourseMaterial/Stream',
      '/api/CourseRequest/AcceptProposal',
      '/api/CourseRequest/AnswerSentProposal',
      '/api/CourseRequest/GetSentProposal',
      '/api/Documents/Stream',
      '/api/MailRefusal/Allow',
      '/api/MailRefusal/GetMailRefusal',
      '/api/MailRefusal/OneClick',
      '/api/MailRefusal/OneClick',
      '/api/MailRefusal/Refuse',
      '/api/MeetingInvitation/AnswerByCode',
      '/api/MeetingInvitation/GetInvitation',
      '/api/Schedule/Feed',
      '/api/Signup/Get',
      '/api/Signup/Prove',
      '/api/Signup/RemoveFile',
      '/api/Signup/Start',
      '/api/Signup/Upload',
      '/api/Trainee/AddTraineeOfCustomer',
      '/api/Trainee/CommitRoster',
      '/api/Trainee/CorrectTraineeOfCustomer',
      '/api/Trainee/DeleteListOfTraineeCertificate',
      '/api/Trainee/DropRoster',
      '/api/Trainee/FixRoster',
      '/api/Trainee/GetRoster',
      '/api/Trainee/MapRoster',
      '/api/Trainee/PlaceRoster',
      '/api/Trainee/ReadRoster',
      '/api/Trainee/SaveCertificateForNoCourse',
      '/api/Trainee/SkipRosterRows',
      '/api/TraineeExamAnswer/SaveAnswers',
      '/api/UserNotifications/GetLettersByKey',
      '/api/UserNotifications/OneClick',
      '/api/UserNotifications/OneClick',
      '/api/UserNotifications/ResumeLetters',
      '/api/UserNotifications/StopLetters',
      '/register',
    ])
  })
})

test('a search of staff keeps its index', async () => {
  const lines = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select id from people.trainee
      where ${matchesName('search', 'مريم')}`.execute(tx)
  })
  const plan = lines.rows.map((line) => line['QUERY PLAN']).join('\n')
  expect(plan).toContain('trainee_search')
  expect(plan).not.toContain('acting_')
})
