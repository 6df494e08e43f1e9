import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { runStatement } from '#testing/temporary-postgres.ts'
import { openDatabase } from '../database.ts'
import { startJobs } from '../jobs/start.ts'
import { openAcademyDatabase } from './embedded/academy.ts'

// Each migrates an academy from nothing, which takes the longer the more there is to make.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/* A server of one's own as the README has it set up: the owner, and the role that serves. */
const server = inject('postgres')
let name: string
let [owner, application] = ['', '']
beforeEach(async () => {
  name = `own_${randomBytes(4).toString('hex')}`
  ;[owner, application] = [`${name}_owner`, `${name}_app`]
  await runStatement(server, `create role ${owner} login`)
  await runStatement(server, `create role ${application} login`)
  await runStatement(server, `create database ${name} owner ${owner} template template0`)
})
afterEach(async () => {
  await runStatement(server, `drop database ${name} with (force)`)
  for (const role of [owner, application]) await runStatement(server, `drop role ${role}`)
})

const url = (role: string) => `postgres://${role}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`
const open = (databaseUrl: string, databaseOwnerUrl: string | null) =>
  openAcademyDatabase({ databaseUrl, databaseOwnerUrl, dataDir: '/nowhere', poolSize: 2, workers: 1 })
const as = (role: string, statement: string) => runStatement({ ...server, user: role, database: name }, statement)

test('the owner migrates and the other role serves, also what a later migration brings', async () => {
  const academy = await open(url(application), url(owner))
  expect(academy).toMatchObject({ twoRoles: true, embedded: false })
  expect(academy.migrated.length).toBeGreaterThan(20)
  const { db, close } = openDatabase(academy.address)
  await db.insertInto('platform.setting').values({ key: 'x', value: '1' }).execute()
  // Jobs too, whose tables are those of a library.
  const errors: unknown[] = []
  const options = { config: academy.address, db, files: null as never, timeZone: 'Africa/Cairo' }
  const job = { name: 'probe', cron: '* * * * *', run: async () => {} }
  const jobs = await startJobs({ ...options, jobs: [job], onError: (error) => errors.push(error) })
  await jobs.stop()
  expect(errors).toEqual([])
  await close()

  await as(owner, 'create table people.later (id integer generated always as identity, one integer)')
  await expect(as(application, 'insert into people.later (one) values (1)')).rejects.toThrow('permission denied')
  await open(url(application), url(owner))
  await as(application, 'insert into people.later (one) values (1)')
  for (const attempt of [
    'drop table people.later',
    'alter table platform.audit disable trigger all',
    'delete from platform.audit',
    'truncate people.later',
    'create table public.one (one integer)',
  ])
    await expect(as(application, attempt), attempt).rejects.toThrow(/permission denied|must be owner/)
})

test('where the owner has migrated, the service needs no other address; what is missing is said', async () => {
  await as(owner, 'create schema platform')
  await expect(open(url(application), null)).rejects.toThrow(/lacks \d+ migrations.*bin\/migrate/s)
  await as(owner, 'drop schema platform')
  await open(url(application), url(owner))
  expect(await open(url(application), null)).toMatchObject({ twoRoles: true, owner: null, migrated: [] })
  expect(await open(url(owner), null)).toMatchObject({ twoRoles: false })
})

test('two addresses that would be no wall are refused in words', async () => {
  await expect(open(url(owner), url(owner))).rejects.toThrow('may do whatever the owner may')
  await expect(open(url(server.user), url(owner))).rejects.toThrow('may do whatever the owner may')
  await runStatement(server, `grant ${owner} to ${application}`)
  await expect(open(url(application), url(owner))).rejects.toThrow('may do whatever the owner may')
  await runStatement(server, `revoke ${owner} from ${application}`)
  await expect(open(url(owner), url(application))).rejects.toThrow('does not own the academy')
  const other = url(application).replace(`/${name}?`, '/postgres?')
  await expect(open(other, url(owner))).rejects.toThrow('they must be one')
})
