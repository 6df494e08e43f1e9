import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

/* The parts of a name are its source; the full name of the passport may be another and is kept beside them. */

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const parts = (First: [string, string], Middle: [string, string], Last: [string, string]) => {
  const both = ([ar, en]: [string, string]) => ({ ar, en })
  return { First: both(First), Middle: both(Middle), Last: both(Last) }
}
const named = parts(['عبد الله', 'Abdullah'], ['', ''], ['النجار', 'Elnaggar'])
const fields = {
  Gender: null,
  BirthDate: null,
  NationalityID: null,
  PassportExpiresOn: null,
  PassportFileID: null,
  Email: 'abdullah@example.com',
  JobTitle: '',
  Employer: '',
  OrganizationID: null,
}

test('parts make the full name that lists, searches and the account bear', async () => {
  const huda = await server.as('huda')
  const { ID } = await huda.send(calls.addTrainee, { body: { ...fields, NameParts: named } })
  const read = () => huda.send(calls.getTrainee, { ID })
  const save = async (body: object) =>
    huda.send(calls.updateTrainee, { ID, body: { ...fields, ...body, Version: (await read()).Version } })
  const first = await read()
  expect(first).toMatchObject({ FullName: { ar: 'عبد الله النجار', en: 'Abdullah Elnaggar' }, NameParts: named })
  const account = () =>
    server.db.selectFrom('accounts.account').select(['name_ar', 'name_en']).where('email', '=', fields.Email).execute()
  expect(await account()).toEqual([{ name_ar: 'عبد الله النجار', name_en: 'Abdullah Elnaggar' }])

  // As the passport has it: shown and searched, the parts stay.
  await save({ NameParts: named, FullName: { ar: 'عبدالله النجار', en: '' } })
  const passport = await read()
  expect(passport).toMatchObject({ FullName: { ar: 'عبدالله النجار', en: 'Abdullah Elnaggar' }, NameParts: named })
  expect((await huda.send(calls.listTrainees, { search: 'عبدالله' })).Items.map((row) => row.ID)).toEqual([ID])
  expect(await account()).toEqual([{ name_ar: 'عبدالله النجار', name_en: 'Abdullah Elnaggar' }])

  // The same full name alone leaves the parts; another is split.
  await save({ FullName: { ar: 'عبدالله النجار', en: 'Abdullah Elnaggar' } })
  expect((await read()).NameParts).toEqual(named)
  await save({ FullName: { ar: 'سعد  محمود النجار', en: '' } })
  expect(await read()).toMatchObject({
    FullName: { ar: 'سعد محمود النجار', en: '' },
    NameParts: parts(['سعد', ''], ['محمود', ''], ['النجار', '']),
  })
})

test('a name that nobody can have is refused at its place', async () => {
  const huda = await server.as('huda')
  const wrong = async (body: object) =>
    (await refusalOf(huda.send(calls.addTrainee, { body: { ...fields, ...body } as never }))).fields
  expect(await wrong({ NameParts: parts(['', ''], ['', ''], ['النجار', '']) })).toMatchObject([
    { path: 'NameParts.First.ar', code: 'required' },
  ])
  expect(
    await wrong({ NameParts: parts(['س'.repeat(90), ''], ['س'.repeat(90), ''], ['س'.repeat(90), '']) }),
  ).toMatchObject([{ path: 'NameParts.Middle.ar', code: 'tooLong' }])
  expect(await wrong({ FullName: { ar: ' ', en: 'X' } })).toMatchObject([{ path: 'FullName.ar', code: 'required' }])
})

test('the database holds the full name to its parts', async () => {
  const other = sql`update people.trainee set name_ar = 'اسم آخر' where code = 'T-0001'`
  await expect(other.execute(server.db)).rejects.toThrow('trainee_made_name_ar')
})

test('an instructor’s name is in parts too, and the own name is the person’s to put right', async () => {
  const omar = await server.as('omar')
  const own = await omar.send(calls.getLoginInstructor)
  expect(own.NameParts).toEqual(parts(['عمر', 'Omar'], ['', ''], ['الراوي', 'Alrawi']))
  const NameParts = parts(['عمر', 'Omar'], ['علي', 'Ali'], ['الراوي', 'Alrawi'])
  await omar.send(calls.updateLoginInstructor, { body: { NameParts, Biography: own.Biography, Version: own.Version } })
  expect(await omar.send(calls.getLoginInstructor)).toMatchObject({
    FullName: { ar: 'عمر علي الراوي', en: 'Omar Ali Alrawi' },
    NameParts,
    Mobile: own.Mobile,
  })
})
