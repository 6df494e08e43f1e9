import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#platform/shared/call.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const trainee = (email: string): Input<typeof peopleCalls.addTrainee>['body'] => ({
  FullName: { ar: 'سارة النجار', en: 'Sara Elnaggar' },
  Gender: 'female',
  BirthDate: '1995-04-01',
  NationalityID: 1,
  PassportNumber: 'a٧٧٧٧٧١',
  PassportExpiresOn: '2031-01-01',
  PassportFileID: null,
  Email: email,
  WorkEmail: '',
  Mobile: '+20 100 200 3000',
  JobTitle: 'محاسبة',
  Employer: '',
  OrganizationID: null,
  EducationDegreeID: null,
})

test('each role sees its own trainees', async () => {
  const codes = async (who: 'huda' | 'hany' | 'omar' | 'karim' | 'sami') =>
    (await (await server.as(who)).send(peopleCalls.listTrainees, { sort: 'Code' })).Items.map((row) => row.Code)
  expect(await codes('huda')).toEqual(['T-0001', 'T-0002', 'T-0003'])
  expect(await codes('sami')).toHaveLength(3)
  expect(await codes('hany')).toEqual(['T-0002'])
  expect(await codes('omar')).toEqual([])
  expect(await codes('karim')).toEqual([])
  const layla = await server.as('layla')
  expect((await refusalOf(layla.send(peopleCalls.listTrainees))).code).toBe('notAllowed')
  const own = await layla.send(peopleCalls.getLoginTrainee)
  expect(own).toMatchObject({
    FullName: { ar: 'ليلى حسن الأنصاري' },
    PassportEnding: '361',
    Actions: ['updateTrainee', 'openPassport'],
  })
  expect((await refusalOf(layla.send(peopleCalls.getTrainee, { ID: own.ID + 1 }))).code).toBe('notFound')
  const yusuf = (await (await server.as('hany')).send(peopleCalls.listTraineesOfCustomer)).Items[0]!
  expect(yusuf.Actions).toEqual(['correctTraineeOfCustomer'])
  expect((await refusalOf((await server.as('omar')).send(peopleCalls.getTrainee, { ID: yusuf.ID }))).code).toBe(
    'notFound',
  )
})

test('an organization reads its own people, without the scan, the family and a name that waits', async () => {
  const [huda, hany] = [await server.as('huda'), await server.as('hany')]
  const { ID } = (await hany.send(peopleCalls.listTraineesOfCustomer)).Items[0]!
  const kept = { marital_status_id: 1, competition_code: 'C-1', passport_ending: '123' }
  await server.db.updateTable('people.trainee').set(kept).where('id', '=', ID).execute()
  expect(await huda.send(peopleCalls.getTrainee, { ID })).toMatchObject({ MaritalStatusID: 1, CompetitionCode: 'C-1' })
  expect(await hany.send(peopleCalls.getTrainee, { ID })).toMatchObject({
    PassportEnding: '123',
    PassportFile: null,
    MaritalStatusID: null,
    MaritalStatusName: null,
    NameChange: null,
    CompetitionCode: null,
  })
  const layla = await (await server.as('layla')).send(peopleCalls.getLoginTrainee)
  expect((await refusalOf(hany.send(peopleCalls.getTrainee, { ID: layla.ID }))).code).toBe('notFound')
})

test('a full passport number leaves an event; the owner’s own look does not', async () => {
  const [huda, layla, hany] = [await server.as('huda'), await server.as('layla'), await server.as('hany')]
  const { ID } = await layla.send(peopleCalls.getLoginTrainee)
  expect(JSON.stringify(await huda.send(peopleCalls.getTrainee, { ID }))).not.toContain('A20419361')
  expect((await huda.send(peopleCalls.openPassport, { ID })).PassportNumber).toBe('A20419361')
  expect((await layla.send(peopleCalls.openPassport, { ID })).PassportNumber).toBe('A20419361')
  expect((await refusalOf(hany.send(peopleCalls.openPassport, { ID }))).code).toBe('notAllowed')
  const events = await server.db
    .selectFrom('platform.event')
    .selectAll()
    .where('kind', '=', 'people.openPassport')
    .execute()
  expect(events).toMatchObject([{ actor_id: huda.accountId, subject_type: 'trainee', subject_id: ID }])
  const opened = await audited(server.db, 'people.openPassport')
  expect(opened).toMatchObject([{ actor_id: huda.accountId, subject_id: ID, address: '127.0.0.1' }])
  expect(JSON.stringify(opened)).not.toContain('A20419361')
})

test('a trainee is made with an account that waits, changed, set inactive, and deleted while without data', async () => {
  const [huda, sami] = [await server.as('huda'), await server.as('sami')]
  const made = await huda.send(peopleCalls.addTrainee, { body: trainee('sara@example.com') })
  const seen = await huda.send(peopleCalls.getTrainee, { ID: made.ID })
  expect(seen).toMatchObject({
    Code: 'T-0004',
    AccountState: 'pending',
    Mobile: '+201002003000',
    PassportEnding: '771',
  })
  expect((await huda.send(peopleCalls.openPassport, { ID: made.ID })).PassportNumber).toBe('A777771')

  expect(await refusalOf(huda.send(peopleCalls.addTrainee, { body: trainee('SARA@example.com') }))).toMatchObject({
    code: 'emailTaken',
    fields: [{ path: 'Email', code: 'alreadyUsed' }],
  })
  expect((await refusalOf(huda.send(peopleCalls.addTrainee, { body: trainee('other@example.com') }))).code).toBe(
    'passportTaken',
  )
  // The refused ones left nothing behind, no account either.
  expect(
    await server.db.selectFrom('accounts.account').select('id').where('email', '=', 'other@example.com').execute(),
  ).toEqual([])

  const { PassportNumber: _, ...fields } = trainee('sara.new@example.com')
  const changed = await huda.send(peopleCalls.updateTrainee, {
    ID: made.ID,
    body: { ...fields, Version: made.Version },
  })
  expect((await huda.send(peopleCalls.openPassport, { ID: made.ID })).PassportNumber).toBe('A777771')
  const account = await server.db
    .selectFrom('accounts.account')
    .select(['email', 'state'])
    .where('email', '=', 'sara.new@example.com')
    .execute()
  expect(account).toEqual([{ email: 'sara.new@example.com', state: 'pending' }])
  expect(
    (await refusalOf(huda.send(peopleCalls.updateTrainee, { ID: made.ID, body: { ...fields, Version: made.Version } })))
      .code,
  ).toBe('changedMeanwhile')

  const off = await huda.send(peopleCalls.setTraineeActive, {
    body: { ID: made.ID, Version: changed.Version, IsActive: false },
  })
  expect(await huda.send(peopleCalls.getTrainee, { ID: made.ID })).toMatchObject({
    IsActive: false,
    AccountState: 'inactive',
    Version: off.Version,
  })
  expect((await refusalOf(huda.send(peopleCalls.deleteTrainee, { ID: made.ID }))).code).toBe('notAllowed')
  await sami.send(peopleCalls.deleteTrainee, { ID: made.ID })
  const [changes, switched, gone] = [
    await audited(server.db, 'people.updateTrainee'),
    await audited(server.db, 'people.deactivateTrainee'),
    await audited(server.db, 'people.deleteTrainee'),
  ]
  expect(changes).toMatchObject([{ before: { email: 'sara@example.com' }, after: { email: 'sara.new@example.com' } }])
  expect(switched).toMatchObject([{ subject_id: made.ID, before: { isActive: true }, after: { isActive: false } }])
  expect(gone).toMatchObject([{ actor_id: sami.accountId, before: { email: 'sara.new@example.com' }, after: null }])
  expect((await refusalOf(sami.send(peopleCalls.getTrainee, { ID: made.ID }))).code).toBe('notFound')
})

test('a trainee changes the own data, and not the address to sign in with', async () => {
  const mariam = await server.as('mariam')
  const own = await mariam.send(peopleCalls.getLoginTrainee)
  const { Email: _, OrganizationID: __, PassportNumber: ___, ...fields } = trainee('x@example.com')
  const body = { ...fields, FullName: { ar: 'مريم جرجس بطرس', en: 'Mariam Girgis' }, Version: own.Version }
  await mariam.send(peopleCalls.updateLoginTrainee, { body })
  expect(await mariam.send(peopleCalls.getLoginTrainee)).toMatchObject({
    FullName: { ar: 'مريم جرجس بطرس' },
    Email: 'mariam@diwan.example',
    PassportEnding: own.PassportEnding,
  })
  // Their own change in another tab is told as theirs; a colleague's bears no name.
  const mine = mariam.accountId
  const stale = () => refusalOf(mariam.send(peopleCalls.updateLoginTrainee, { body }))
  expect((await stale()).data).toEqual({ at: expect.any(String), by: mine })
  await server.db.updateTable('platform.event').set({ actor_id: null }).where('actor_id', '=', mine).execute()
  expect((await stale()).data).toEqual({ at: expect.any(String) })
  const withEmail = { ...body, Email: 'me@example.com' }
  expect((await refusalOf(mariam.send(peopleCalls.updateLoginTrainee, { body: withEmail as never }))).code).toBe(
    'invalidInput',
  )
})

test('instructors: fees for reviewers alone, own profile, in use is not deleted', async () => {
  const [huda, omar, sami] = [await server.as('huda'), await server.as('omar'), await server.as('sami')]
  const list = await huda.send(peopleCalls.listInstructors, { search: 'الراوي' })
  expect(list.Items).toMatchObject([{ Code: 'I-0001', IsExaminer: true, DailyFee: { Minor: 22_000, Currency: 'USD' } }])
  expect((await refusalOf(omar.send(peopleCalls.listInstructors))).code).toBe('notAllowed')
  const own = await omar.send(peopleCalls.getLoginInstructor)
  const body = {
    FullName: own.FullName as { ar: string; en: string },
    Mobile: '+201001110099',
    Biography: { ar: 'جديد' },
    Version: own.Version,
  }
  await omar.send(peopleCalls.updateLoginInstructor, { body })
  expect(await omar.send(peopleCalls.getLoginInstructor)).toMatchObject({
    Mobile: '+201001110099',
    DailyFee: { Minor: 22_000 },
  })
  expect(await refusalOf(sami.send(peopleCalls.deleteInstructor, { ID: own.ID }))).toMatchObject({
    code: 'hasData',
    data: { name: 'عمر الراوي' },
  })
  expect((await refusalOf(huda.send(peopleCalls.markInstructorSeen, { ID: own.ID }))).code).toBe('notAllowed')
  const made = await sami.send(peopleCalls.addInstructor, {
    body: {
      FullName: { ar: 'مدرب جديد', en: '' },
      Email: 'new.instructor@example.com',
      Mobile: '',
      IsExaminer: false,
      IsPracticalAssessor: false,
      DailyFee: { Minor: 0, Currency: 'USD' },
      StatusID: null,
      IndustrySectorID: null,
      Biography: {},
    },
  })
  await sami.send(peopleCalls.markInstructorSeen, { ID: made.ID })
  expect(await huda.send(peopleCalls.getInstructor, { ID: made.ID })).toMatchObject({
    IsNew: false,
    AccountState: 'pending',
  })
  await sami.send(peopleCalls.deleteInstructors, { body: { IDs: [made.ID] } })
  expect((await huda.send(peopleCalls.filterInstructors, { search: 'مدرب جديد' })).Items).toEqual([])
})

test('organizations: made with the contact person’s account; the person changes what is theirs', async () => {
  const [huda, hany, sami] = [await server.as('huda'), await server.as('hany'), await server.as('sami')]
  const own = await hany.send(peopleCalls.getLoginOrganization)
  expect(own).toMatchObject({
    Code: 'ORG-0001',
    TraineeCount: 1,
    CreditApproved: true,
    Actions: ['updateOrganization'],
  })
  const fields = {
    Name: { ar: 'النيل للطيران', en: 'Nile Aviation' },
    Address1: 'شارع جديد',
    Address2: '',
    City: 'القاهرة',
    Zip: '',
    CountryID: own.CountryID,
    ContactName: 'هاني الشريف',
    ContactJobTitle: '',
    ContactPhone: '',
  }
  await hany.send(peopleCalls.updateLoginOrganization, { body: { ...fields, Version: own.Version } })
  expect((await hany.send(peopleCalls.getLoginOrganization)).Address1).toBe('شارع جديد')
  expect((await refusalOf(hany.send(peopleCalls.getOrganization, { ID: own.ID }))).code).toBe('notAllowed')

  const body = { ...fields, Name: { ar: 'جهة' }, ContactEmail: 'contact@example.com', CreditApproved: false }
  const made = await sami.send(peopleCalls.addOrganization, { body })
  expect((await refusalOf(sami.send(peopleCalls.addOrganization, { body }))).fields).toEqual([
    { path: 'ContactEmail', code: 'alreadyUsed' },
  ])
  expect((await huda.send(peopleCalls.listOrganizations, { sort: '-Code' })).Items[0]).toMatchObject({
    Code: 'ORG-0002',
    AccountState: 'pending',
  })
  const off = await sami.send(peopleCalls.setOrganizationActive, {
    body: { ID: made.ID, Version: made.Version, IsActive: false },
  })
  expect(off.Version).toBe(2)
  expect((await refusalOf(sami.send(peopleCalls.deleteOrganization, { ID: own.ID }))).code).toBe('hasData')
  await sami.send(peopleCalls.deleteOrganization, { ID: made.ID })
})

test('nobody was born tomorrow nor more than a hundred years ago, whoever writes it', async () => {
  const [huda, layla] = [await server.as('huda'), await server.as('layla')]
  const born = async (writing: Promise<unknown>) => (await refusalOf(writing)).fields
  for (const [BirthDate, code] of [
    ['2999-01-01', 'notInThePast'],
    ['1415-09-01', 'tooLongAgo'],
  ] as const) {
    const body = { ...trainee('born@example.com'), BirthDate }
    expect(await born(huda.send(peopleCalls.addTrainee, { body }))).toEqual([{ path: 'BirthDate', code }])
    const own = await layla.send(peopleCalls.getLoginTrainee)
    const { OrganizationID: _, Email: __, PassportNumber: ___, ...fields } = body
    const change = { ...fields, FullName: own.FullName as { ar: string; en: string }, Version: own.Version }
    expect(await born(layla.send(peopleCalls.updateLoginTrainee, { body: change }))).toEqual([
      { path: 'BirthDate', code },
    ])
  }
})
