import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#platform/shared/call.ts'
import type { Asker } from '#testing/asker.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { peopleCalls as calls } from '../contract/calls.ts'

/* Contacts, education and the other lists of people: one main entry each, from which the flat fields are read. */

let server: TestServer
let [huda, sami, layla, omar]: Asker[] = []
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, sami, layla, omar] = await Promise.all(
    ['huda', 'sami', 'layla', 'omar'].map((key) => server.as(key as 'huda')),
  )
})
afterAll(() => server.close())

const contact = (Type: string, Value: string, IsMain = false) => ({ Type, Value, IsMain })
const degree = (DegreeID: number, Subject: string, IsMain = false) => ({
  DegreeID,
  Subject,
  Institution: '',
  Year: null,
  IsMain,
})

type NewTrainee = Input<typeof calls.addTrainee>['body']
const body = (Email: string): NewTrainee => ({
  NameParts: {
    First: { ar: 'رنا', en: 'Rana' },
    Middle: { ar: '', en: '' },
    Last: { ar: 'الحلبي', en: 'Alhalabi' },
  },
  Gender: 'female',
  BirthDate: '1995-04-01',
  NationalityID: 1,
  PassportExpiresOn: null,
  PassportFileID: null,
  Email,
  Contacts: [
    contact('MOBILE', '+201000000001'),
    contact('MOBILE', '+201000000002', true),
    contact('WHATSAPP', '+201000000003'),
  ],
  Education: [degree(2, 'رياضيات'), degree(4, 'طيران', true)],
  JobTitle: '',
  Employer: '',
  OrganizationID: null,
})
const added = async (Email: string, change: Partial<NewTrainee> = {}) => {
  const { ID } = await huda!.send(calls.addTrainee, { body: { ...body(Email), ...change } })
  return huda!.send(calls.getTrainee, { ID })
}
const values = (record: { Contacts: readonly { Type: string; Value: string; IsMain: boolean }[] }, type: string) =>
  record.Contacts.filter((each) => each.Type === type).map((each) => `${each.Value}${each.IsMain ? ' *' : ''}`)

test('a trainee has lists; what is flat is read from their main entries', async () => {
  const rana = await added('rana@example.com')
  expect(rana).toMatchObject({ Mobile: '+201000000002', WorkEmail: '', EducationDegreeID: 4 })
  expect(values(rana, 'EMAIL')).toEqual(['rana@example.com *'])
  expect(values(rana, 'MOBILE')).toEqual(['+201000000002 *', '+201000000001'])
  expect(values(rana, 'WHATSAPP')).toEqual(['+201000000003 *'])
  expect(rana.Education.map((each) => [each.DegreeID, each.IsMain])).toEqual([
    [4, true],
    [2, false],
  ])
  const found = await huda!.send(calls.listTrainees, { search: '+201000000002' })
  expect(found.Items.map((row) => row.ID)).toEqual([rana.ID])
})

test('a list that is saved again keeps the entries that are in it still; the others go', async () => {
  const before = await added('again@example.com')
  const { Version, ID } = before
  const kept = before.Contacts.find((each) => each.Value === '+201000000001')!
  const Contacts = [contact('MOBILE', '+20 100 000 0001', true), contact('PHONE', '+20222333444')]
  await huda!.send(calls.updateTrainee, {
    ID,
    body: { ...body('again@example.com'), Contacts, Education: [], Version },
  })
  const after = await huda!.send(calls.getTrainee, { ID })
  expect(after).toMatchObject({ Mobile: '+201000000001', EducationDegreeID: null, Education: [] })
  expect(after.Contacts.find((each) => each.Type === 'MOBILE')!.ID).toBe(kept.ID)
  expect(values(after, 'WHATSAPP')).toEqual([])
  expect(values(after, 'EMAIL')).toEqual(['again@example.com *'])
})

test('a flat field that is written is the main entry from then on', async () => {
  const { ID, Version } = await added('flat@example.com')
  const { Contacts: _, Education: __, ...fields } = body('flat@example.com')
  const saved = await huda!.send(calls.updateTrainee, {
    ID,
    body: { ...fields, Mobile: '+201000000001', WorkEmail: 'flat@work.example', EducationDegreeID: 3, Version },
  })
  const after = await huda!.send(calls.getTrainee, { ID })
  expect(after).toMatchObject({ Mobile: '+201000000001', WorkEmail: 'flat@work.example', EducationDegreeID: 3 })
  // The list had that mobile already, and the degree takes the place of the main one.
  expect(values(after, 'MOBILE')).toEqual(['+201000000001 *', '+201000000002'])
  expect(after.Education.map((each) => [each.DegreeID, each.IsMain])).toEqual([
    [3, true],
    [2, false],
  ])
  await huda!.send(calls.updateTrainee, { ID, body: { ...fields, Mobile: '', Version: saved.Version } })
  expect(await huda!.send(calls.getTrainee, { ID })).toMatchObject({ Mobile: '+201000000002', EducationDegreeID: 3 })
})

test('what cannot be is refused at its place', async () => {
  const wrong = async (change: object) =>
    (await refusalOf(huda!.send(calls.addTrainee, { body: { ...body('wrong@example.com'), ...change } }))).fields
  const cases: [change: object, path: string, code: string][] = [
    [{ Mobile: '+201000000009' }, 'Mobile', 'inTheList'],
    [{ EducationDegreeID: 1 }, 'EducationDegreeID', 'inTheList'],
    [
      { Contacts: [contact('MOBILE', '+201000000001', true), contact('MOBILE', '+201000000002', true)] },
      'Contacts.1.IsMain',
      'severalMain',
    ],
    [
      { Contacts: [contact('MOBILE', '+201000000001'), contact('MOBILE', '+20 1000000001')] },
      'Contacts.1',
      'alreadyExists',
    ],
    [{ Contacts: [contact('EMAIL', 'other@example.com', true)] }, 'Contacts.0.IsMain', 'notTheAddress'],
    [{ Contacts: [contact('PIGEON', 'x')] }, 'Contacts.0.Type', 'notFound'],
    [{ Education: [degree(1, 'أ', true), degree(2, 'ب', true)] }, 'Education.1.IsMain', 'severalMain'],
    [{ NameParts: undefined }, 'FullName', 'required'],
  ]
  for (const [change, path, code] of cases)
    expect(await wrong(change)).toEqual([expect.objectContaining({ path, code })])
})

test('an entry is deleted by the reviewers and by whose it is; the next one becomes the main one', async () => {
  const rana = await added('delete@example.com')
  const main = rana.Contacts.find((each) => each.Type === 'MOBILE' && each.IsMain)!
  for (const asker of [layla!, omar!]) {
    const refused = await refusalOf(asker.send(calls.deleteTraineeContact, { ID: main.ID }))
    expect(['notFound', 'notAllowed']).toContain(refused.code)
  }
  await huda!.send(calls.deleteTraineeContact, { ID: main.ID })
  const after = await huda!.send(calls.getTrainee, { ID: rana.ID })
  expect(after).toMatchObject({ Mobile: '+201000000001', Version: rana.Version + 1 })
  expect((await refusalOf(huda!.send(calls.deleteTraineeContact, { ID: main.ID }))).code).toBe('notFound')
  await huda!.send(calls.deleteTraineeEducation, { ID: rana.Education[0]!.ID })
  expect((await huda!.send(calls.getTrainee, { ID: rana.ID })).EducationDegreeID).toBe(2)
  const address = rana.Contacts.find((each) => each.Type === 'EMAIL')!
  expect(await refusalOf(huda!.send(calls.deleteTraineeContact, { ID: address.ID }))).toMatchObject({
    status: 409,
    code: 'signInAddress',
  })
  const own = await layla!.send(calls.getLoginTrainee)
  const mobile = own.Contacts.find((each) => each.Type === 'MOBILE')!
  await layla!.send(calls.deleteTraineeContact, { ID: mobile.ID })
  expect(await layla!.send(calls.getLoginTrainee)).toMatchObject({ Mobile: '', Version: own.Version + 1 })
})

test('an instructor’s lists are the editors’ and the person’s own', async () => {
  const own = await omar!.send(calls.getLoginInstructor)
  const chosen = (EntryID: number, IsMain = false) => ({ EntryID, IsMain })
  await omar!.send(calls.updateLoginInstructor, {
    body: {
      NameParts: own.NameParts,
      Contacts: [contact('MOBILE', own.Mobile)],
      Languages: [chosen(1), chosen(2, true)],
      Areas: [chosen(1)],
      Sectors: [chosen(2), chosen(1)],
      Education: [degree(5, 'إدارة السلامة')],
      Biography: own.Biography,
      Version: own.Version,
    },
  })
  const after = await omar!.send(calls.getLoginInstructor)
  expect(after).toMatchObject({ IndustrySectorID: 2, FullName: own.FullName, Mobile: own.Mobile })
  expect(after.Languages.map((each) => [each.EntryID, each.IsMain])).toEqual([
    [2, true],
    [1, false],
  ])
  const sector = after.Sectors.find((each) => each.IsMain)!
  const planner = await server.as('salma')
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['enteringcourseclass'] })
    .where('id', '=', planner.accountId)
    .execute()
  // Whoever plans classes finds every instructor and keeps nobody's lists.
  expect((await refusalOf((await server.as('salma')).send(calls.deleteInstructorSector, { ID: sector.ID }))).code).toBe(
    'notFound',
  )
  expect((await refusalOf(huda!.send(calls.deleteInstructorSector, { ID: sector.ID }))).code).toBe('notAllowed')
  await sami!.send(calls.deleteInstructorSector, { ID: sector.ID })
  await omar!.send(calls.deleteInstructorLanguage, { ID: after.Languages[0]!.ID })
  expect(await omar!.send(calls.getLoginInstructor)).toMatchObject({
    IndustrySectorID: 1,
    Languages: [{ EntryID: 1, IsMain: true }],
    Version: after.Version + 2,
  })
})

test('the database holds one main entry, whatever a statement does', async () => {
  const { ID } = await added('held@example.com')
  const both = sql`update people.trainee_education set is_main = true where trainee_id = ${ID}`
  await expect(both.execute(server.db)).rejects.toThrow('trainee_education_main')
  await sql`update people.trainee_education set is_main = false where trainee_id = ${ID}`.execute(server.db)
  const mains = await server.db
    .selectFrom('people.trainee_education')
    .select('degree_id')
    .where('trainee_id', '=', ID)
    .where('is_main', '=', true)
    .execute()
  expect(mains).toHaveLength(1)
  const record = await huda!.send(calls.getTrainee, { ID })
  expect(record.EducationDegreeID).toBe(mains[0]!.degree_id)
})

const person = (Name: string, Email: string, IsMain = false) => ({ Name, JobTitle: 'مدير', Email, Phone: '', IsMain })
const organization = {
  Name: { ar: 'شركة القوائم', en: 'Lists Company' },
  Address1: '',
  Address2: '',
  City: '',
  Zip: '',
  CountryID: null,
  CreditApproved: false,
}

test.each([
  ['trainee', 'education_degree_id', 'trainee_education', 'degree_id'],
  ['instructor', 'industry_sector_id', 'instructor_sector', 'sector_id'],
])('of a %s the %s that is written is the main entry; without it the next one is', async (who, flat, list, chosen) => {
  const record = sql.table(`people.${who}`)
  const key = sql.ref(`${who}_id`)
  const { rows } = await sql<{
    id: number
  }>`select id from ${record} where email = ${who === 'trainee' ? 'mariam@diwan.example' : 'salma@diwan.example'}`.execute(
    server.db,
  )
  const { id } = rows[0]!
  const write = (value: number | null) =>
    sql`update ${record} set ${sql.ref(flat)} = ${value} where id = ${id}`.execute(server.db)
  const entries = async () => {
    const found = await sql<{
      chosen: number
      is_main: boolean
      flat: number | null
    }>`select l.${sql.ref(chosen)} as chosen,
        l.is_main, r.${sql.ref(flat)} as flat
      from ${record} r left join ${sql.table(`people.${list}`)} l on l.${key} = r.id where r.id = ${id}
      order by l.is_main desc, chosen`.execute(server.db)
    return [found.rows[0]!.flat, found.rows.map((each) => [each.chosen, each.is_main])]
  }
  await sql`delete from ${sql.table(`people.${list}`)} where ${key} = ${id}`.execute(server.db)
  await write(1)
  expect(await entries()).toEqual([1, [[1, true]]])
  await write(2)
  expect(await entries()).toEqual([2, [[2, true]]])
  await sql`insert into ${sql.table(`people.${list}`)} (${key}, ${sql.ref(chosen)}) values (${id}, 3)`.execute(
    server.db,
  )
  await write(3)
  expect(await entries()).toEqual([
    3,
    [
      [3, true],
      [2, false],
    ],
  ])
  await write(null)
  expect(await entries()).toEqual([2, [[2, true]]])
})

test('an organization has contact people; another one is the main one once the address is proved', async () => {
  const Contacts = [person('منى', 'mona@lists.example'), person('طارق', 'tarek@lists.example', true)]
  const made = await sami!.send(calls.addOrganization, { body: { ...organization, Contacts } })
  const one = () => sami!.send(calls.getOrganization, { ID: made.ID })
  const first = await one()
  expect(first).toMatchObject({ ContactName: 'طارق', ContactEmail: 'tarek@lists.example', ContactJobTitle: 'مدير' })
  expect(first.Contacts.map((each) => [each.Name, each.IsMain])).toEqual([
    ['طارق', true],
    ['منى', false],
  ])
  await server.db
    .updateTable('accounts.account')
    .set({ state: 'active', email_proved_at: new Date() })
    .where('email', '=', 'tarek@lists.example')
    .execute()

  const other = [person('منى', 'mona@lists.example', true), person('طارق', 'tarek@lists.example')]
  await sami!.send(calls.updateOrganization, {
    ID: made.ID,
    body: { ...organization, Contacts: other, Version: first.Version },
  })
  expect(await one()).toMatchObject({
    ContactName: 'طارق',
    AddressChange: { Email: 'mona@lists.example' },
  })
  const token = await mailedToken(server.db, 'mona@lists.example')
  await server.anonymous.send(accountsCalls.confirmAddress, { body: { token } })
  const after = await one()
  expect(after).toMatchObject({ ContactName: 'منى', ContactEmail: 'mona@lists.example' })
  expect(after.Contacts.map((each) => each.Name)).toEqual(['منى', 'طارق'])
  const account = await server.db
    .selectFrom('accounts.account')
    .select(['name_ar', 'email'])
    .where('email', '=', 'mona@lists.example')
    .execute()
  expect(account).toEqual([{ name_ar: 'منى', email: 'mona@lists.example' }])
})

test('a contact person keeps the list and not the address that they sign in with', async () => {
  const hany = await server.as('hany')
  const own = await hany.send(calls.getLoginOrganization)
  const { Address1, Address2, City, Zip, CountryID, Name } = own
  const save = (Contacts: readonly ReturnType<typeof person>[]) =>
    hany.send(calls.updateLoginOrganization, {
      body: { Name, Address1, Address2, City, Zip, CountryID, Contacts: [...Contacts], Version: own.Version },
    })
  const main = person(own.ContactName, own.ContactEmail, true)
  expect((await refusalOf(save([{ ...main, Email: 'new@nile.example' }]))).fields).toEqual([
    expect.objectContaining({ path: 'Contacts.0.Email', code: 'notTheAddress' }),
  ])
  expect((await refusalOf(save([main, main]))).fields).toMatchObject([
    { path: 'Contacts.1', code: 'alreadyExists' },
    {},
  ])
  await save([main, person('نهى', '')])
  const after = await hany.send(calls.getLoginOrganization)
  expect(after.Contacts.map((each) => [each.Name, each.IsMain])).toEqual([
    [own.ContactName, true],
    ['نهى', false],
  ])
})
