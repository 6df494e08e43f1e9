import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { runStatement } from '#testing/temporary-postgres.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { openDatabase } from '../database.ts'
import { openPersonDatabases } from '../person-databases.ts'
import { openAcademyDatabase } from './embedded/academy.ts'
import { migrate } from './migrate.ts'
import { personRole } from './wall.ts'

// Each migrates an academy from nothing, which takes the longer the more there is to make.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/* A server of one's own as the README has it set up: the owner may make no roles. */
const server = inject('postgres')
let name: string
let [owner, application, person] = ['', '', '']
const password = 'pass word\\'
beforeEach(async () => {
  name = `walled_${randomBytes(4).toString('hex')}`
  ;[owner, application, person] = [`${name}_owner`, `${name}_app`, `${name}_app_person`]
  for (const role of [owner, application])
    await runStatement(server, `create role ${role} login password '${password}'`)
  await runStatement(server, `create database ${name} owner ${owner} template template0`)
})
afterEach(async () => {
  await runStatement(server, `drop database ${name} with (force)`)
  for (const role of [owner, application, person]) await runStatement(server, `drop role if exists ${role}`)
})

const url = (role: string) =>
  `postgres://${role}:${encodeURIComponent(password)}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`
const open = (databaseOwnerUrl: string | null = url(owner)) =>
  openAcademyDatabase({
    databaseUrl: url(application),
    databaseOwnerUrl,
    dataDir: '/nowhere',
    poolSize: 2,
    workers: 1,
  })
const makePersonRole = async () => {
  await runStatement(server, `create role ${person} nologin`)
  await runStatement(server, `grant ${person} to ${application}`)
}
const asOwner = (statement: string) => runStatement({ ...server, user: owner, database: name }, statement)
const addTrainee = () =>
  asOwner(`insert into people.trainee (code, name_ar, email) values ('T-1', 'ليلى', 'layla@example.com')`)

/** How many trainees staff see, how many the trainee herself, how many a visitor. */
async function seen(): Promise<number[]> {
  const address = { connectionString: url(application) }
  const staff = openDatabase(address)
  const persons = openPersonDatabases(address, (await personRole(address))!, staff.db)
  const all = await staff.db.selectFrom('people.trainee').select('id').execute()
  const as = (traineeId: number | null) =>
    persons.of({ traineeId, instructorId: null, organizationId: null } as unknown as Actor)
  const counts = await Promise.all(
    [all[0]!.id, null].map(async (id) => (await as(id).selectFrom('people.trainee').select('id').execute()).length),
  )
  await Promise.all([staff.close(), persons.close()])
  return [all.length, ...counts]
}

test('where the role is made, people who are not staff are served by it, also without the owner’s address', async () => {
  await makePersonRole()
  expect(await open()).toMatchObject({ twoRoles: true, secondWall: true })
  await addTrainee()
  await asOwner(`insert into people.trainee (code, name_ar, email) values ('T-2', 'مريم', 'mariam@example.com')`)
  expect(await seen()).toEqual([2, 1, 0])
  expect(await open(null)).toMatchObject({ secondWall: true, owner: null })
})

test('without it the academy runs behind one wall and knows; made later, it serves from the next start', async () => {
  expect(await open()).toMatchObject({ twoRoles: true, secondWall: false })
  const staff = openDatabase({ connectionString: url(application) })
  await addTrainee()
  expect(await staff.db.selectFrom('people.trainee').select('code').execute()).toEqual([{ code: 'T-1' }])
  await staff.close()
  await makePersonRole()
  expect(await open(null), 'nobody has given it anything yet').toMatchObject({ secondWall: false })
  expect(await open()).toMatchObject({ secondWall: true })
  expect(await seen()).toEqual([1, 1, 0])
})

test('an academy from before the wall keeps its rows and gets it', async () => {
  const client = { connectionString: url(owner) }
  await migrate(client, { last: '0043-question-types' })
  await addTrainee()
  await makePersonRole()
  expect((await open()).migrated).toContain('0046-second-wall')
  expect(await seen()).toEqual([1, 1, 0])
})

test('a table that comes behind the wall later is shown to staff from the next start on', async () => {
  await makePersonRole()
  await open()
  await asOwner(`create table people.later (id integer); insert into people.later values (1);
    alter table people.later enable row level security`)
  await open()
  const client = new pg.Client({ connectionString: url(application) })
  await client.connect()
  expect((await client.query('select id from people.later')).rows).toHaveLength(1)
  await client.query(`set role ${person}`)
  expect((await client.query('select id from people.later')).rows).toEqual([])
  await client.end()
})

test.each(['superuser', 'bypassrls'])(
  'a role that is no wall, as it is %s, does not count as one',
  async (attribute) => {
    await makePersonRole()
    await open()
    await runStatement(server, `alter role ${person} ${attribute}`)
    expect(await personRole({ connectionString: url(application) })).toBeNull()
  },
)
