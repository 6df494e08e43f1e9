import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccounts, addOrganizations } from '#database/seeds/world/people.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  const { organization_id } = await trainee('yusuf@diwan.example')
  nileId = organization_id!
})
afterAll(() => server.close())

const trainee = (email: string) =>
  server.db.selectFrom('people.trainee').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const none = { ar: '', en: '' }
const person = (email: string, more: object = {}) => ({
  NameParts: { First: { ar: 'سلمى', en: 'Salma' }, Middle: none, Last: { ar: 'فؤاد', en: 'Fouad' } },
  Gender: 'female' as const,
  BirthDate: '1995-03-01',
  NationalityID: null,
  PassportExpiresOn: null,
  Email: email,
  Mobile: '+201012345678',
  JobTitle: 'فنية',
  Employer: '',
  ...more,
})

test('an organization adds a person, whose invitation names it; nobody else adds people this way', async () => {
  const { db } = server
  const hany = await server.as('hany')
  const body = person('salma.fouad@nile.example', { PassportNumber: 'A7654321' })
  for (const other of ['layla', 'huda', 'nadia', 'omar'] as const)
    expect(await refusalOf((await server.as(other)).send(calls.addTraineeOfCustomer, { body }))).toMatchObject({
      status: 403,
    })
  const { ID } = await hany.send(calls.addTraineeOfCustomer, { body }, { key: 'add-salma' })
  expect(await hany.send(calls.addTraineeOfCustomer, { body }, { key: 'add-salma' })).toMatchObject({ ID })
  const row = await trainee('salma.fouad@nile.example')
  expect(row).toMatchObject({ id: ID, organization_id: nileId, is_new: true, passport_ending: '321' })
  const account = await db
    .selectFrom('accounts.account')
    .select(['state', 'role', 'password_hash'])
    .where('id', '=', row.account_id!)
    .executeTakeFirstOrThrow()
  expect(account).toEqual({ state: 'pending', role: 'trainee', password_hash: null })
  const letter = await db
    .selectFrom('platform.outbox_mail')
    .select('html')
    .where('kind', '=', 'invitation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(letter.html).toContain('النيل')
  const listed = await hany.send(calls.listTraineesOfCustomer, { search: 'سلمى' })
  expect(listed.Items).toMatchObject([{ ID, AccountState: 'pending', Actions: ['correctTraineeOfCustomer'] }])
})

test('a known address or passport is refused at its field, whoever has it, and nothing is made', async () => {
  const hany = await server.as('hany')
  const count = () =>
    server.db
      .selectFrom('people.trainee')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  const before = await count()
  for (const email of ['layla@diwan.example', 'huda@diwan.example', 'yusuf@diwan.example'])
    expect(await refusalOf(hany.send(calls.addTraineeOfCustomer, { body: person(email) }))).toMatchObject({
      code: 'emailTaken',
      fields: [{ path: 'Email', code: 'alreadyUsed' }],
    })
  const twice = person('other@nile.example', { PassportNumber: 'A7654321' })
  expect((await refusalOf(hany.send(calls.addTraineeOfCustomer, { body: twice }))).code).toBe('passportTaken')
  // an account that waits for its record is the academy's to give away
  await addAccounts(server.db, [
    { email: 'waits@nile.example', role: 'trainee', name_ar: 'من ينتظر', name_en: 'Waiting', email_proved_at: null },
  ])
  const waiting = person('waits@nile.example')
  expect((await refusalOf(hany.send(calls.addTraineeOfCustomer, { body: waiting }))).code).toBe('emailTaken')
  const foreign = person('foreign@nile.example', { OrganizationID: 999, Role: 'admin' })
  expect(await refusalOf(hany.send(calls.addTraineeOfCustomer, { body: foreign as never }))).toMatchObject({
    status: 400,
  })
  expect(await count()).toEqual(before)
})

test('until the first sign-in everything is corrected, afterwards what belongs to the work and what is empty', async () => {
  const hany = await server.as('hany')
  const { id: ID, version: Version } = await trainee('salma.fouad@nile.example')
  const name = { First: { ar: 'سلوى', en: 'Salwa' }, Middle: none, Last: { ar: 'فؤاد', en: 'Fouad' } }
  const saved = await hany.send(calls.correctTraineeOfCustomer, {
    body: { ID, Version, NameParts: name, BirthDate: '1994-03-01', WorkEmail: 'salwa@nile.example' },
  })
  const row = await trainee('salma.fouad@nile.example')
  expect(row).toMatchObject({ name_en: 'Salwa Fouad', birth_date: '1994-03-01', work_email: 'salwa@nile.example' })
  // what was left out stays
  expect(row).toMatchObject({ gender: 'female', mobile: '+201012345678', job_title: 'فنية', passport_ending: '321' })
  expect(await refusalOf(hany.send(calls.correctTraineeOfCustomer, { body: { ID, Version } }))).toMatchObject({
    code: 'changedMeanwhile',
  })
  await server.db.updateTable('accounts.account').set({ state: 'active' }).where('id', '=', row.account_id!).execute()
  const now = { ID, Version: saved.Version }
  const closed = [
    ['BirthDate', { BirthDate: '1990-01-01' }],
    ['NameParts', { NameParts: name }],
    ['PassportNumber', { PassportNumber: 'B1112223' }],
    ['Mobile', { Mobile: '+201099999999' }],
  ] as const
  for (const [path, change] of closed)
    expect(await refusalOf(hany.send(calls.correctTraineeOfCustomer, { body: { ...now, ...change } }))).toMatchObject({
      status: 400,
      fields: [{ path, code: 'personsOwn' }],
    })
  await hany.send(calls.correctTraineeOfCustomer, {
    body: { ...now, JobTitle: 'مهندسة', PassportExpiresOn: '2031-01-01' },
  })
  expect(await trainee('salma.fouad@nile.example')).toMatchObject({
    job_title: 'مهندسة',
    passport_expires_on: '2031-01-01',
    birth_date: '1994-03-01',
  })
  const told = await server.db
    .selectFrom('platform.event')
    .select('kind')
    .where('subject_type', '=', 'trainee')
    .where('subject_id', '=', ID)
    .execute()
  expect(told.filter(({ kind }) => kind === 'people.correctTraineeOfCustomer')).toHaveLength(2)
})

test('another’s person, one for whom only is paid and an inactive one are not corrected', async () => {
  const hany = await server.as('hany')
  const layla = await trainee('layla@diwan.example')
  await server.db
    .updateTable('people.trainee')
    .set({ payer_ids: [nileId] })
    .where('id', '=', layla.id)
    .execute()
  for (const ID of [layla.id, 999_999])
    expect(
      await refusalOf(
        hany.send(calls.correctTraineeOfCustomer, { body: { ID, Version: layla.version, JobTitle: 'x' } }),
      ),
    ).toMatchObject({ status: 404 })
  await server.db.updateTable('people.trainee').set({ payer_ids: [] }).where('id', '=', layla.id).execute()
  const yusuf = await trainee('yusuf@diwan.example')
  await server.db.updateTable('people.trainee').set({ is_active: false }).where('id', '=', yusuf.id).execute()
  const { version } = await trainee('yusuf@diwan.example')
  const body = { ID: yusuf.id, Version: version, JobTitle: 'x' }
  expect(await refusalOf(hany.send(calls.correctTraineeOfCustomer, { body }))).toMatchObject({ code: 'notNow' })
  await server.db.updateTable('people.trainee').set({ is_active: true }).where('id', '=', yusuf.id).execute()
})

test('an organization imports its own people, who are told, and sees no import of somebody else', async () => {
  const hany = await server.as('hany')
  const Text = [
    'Name Arabic,Name English,Gender,Birth date,Nationality,Email',
    'كريم نبيل,Karim Nabil,male,1990-02-01,Egyptian,karim.nabil@nile.example',
    'منى عادل,Mona Adel,female,1991-02-01,Egyptian,layla@diwan.example',
  ].join('\n')
  const read = await hany.send(calls.readRoster, { body: { FileName: 'people.csv', Text } })
  for (const other of ['huda', 'sami'] as const)
    expect(await refusalOf((await server.as(other)).send(calls.getRoster, { ID: read.ID }))).toMatchObject({
      status: 404,
    })
  expect(await refusalOf((await server.as('layla')).send(calls.getRoster, { ID: read.ID }))).toMatchObject({
    status: 403,
  })
  const roster = await hany.send(calls.getRoster, { ID: read.ID, show: 'errors' })
  expect(roster).toMatchObject({ OrganizationID: nileId, MissingFields: [], Counts: { Errors: 1, Rows: 2 } })
  const [otherId] = await addOrganizations(server.db, [{ name: JSON.stringify({ ar: 'جهة أخرى' }) }])
  const mapped = await hany.send(calls.mapRoster, {
    body: { ID: read.ID, Version: read.Version, Mapping: roster.Mapping, OrganizationID: otherId! },
  })
  const skipped = await hany.send(calls.skipRosterRows, {
    body: { ID: read.ID, Version: mapped.Version, Rows: [], IsSkipped: true },
  })
  const commit = { ID: read.ID, Version: skipped.Version, SendInvitations: false }
  expect(await commitRoster(server, hany, commit)).toMatchObject({ Created: 1, Skipped: 1, Invited: 1 })
  expect(await trainee('karim.nabil@nile.example')).toMatchObject({ organization_id: nileId })
  expect((await trainee('layla@diwan.example')).organization_id).not.toBe(nileId)
})
