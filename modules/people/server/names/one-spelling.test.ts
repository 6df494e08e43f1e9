import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#platform/shared/call.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Body = Input<typeof peopleCalls.addTrainee>['body']
const trainee = (change: Partial<Body>): Body => ({
  FullName: { ar: 'سارة النجار', en: 'Sara Elnaggar' },
  Gender: 'female',
  BirthDate: '1995-04-01',
  NationalityID: 1,
  PassportExpiresOn: '2031-01-01',
  PassportFileID: null,
  Email: 'sara@example.com',
  WorkEmail: '',
  Mobile: '',
  JobTitle: '',
  Employer: '',
  OrganizationID: null,
  EducationDegreeID: null,
  ...change,
})

test('a line break in a name is a space, any other control character is refused at its field', async () => {
  const huda = await server.as('huda')
  const FullName = { ar: 'سارة\r\nالنجار', en: 'Sara\tAnna\u2028Elnaggar' }
  const { ID } = await huda.send(peopleCalls.addTrainee, { body: trainee({ FullName }) })
  expect((await huda.send(peopleCalls.getTrainee, { ID })).FullName).toEqual({
    ar: 'سارة النجار',
    en: 'Sara Anna Elnaggar',
  })
  const bell = trainee({ FullName: { ar: 'سارة', en: 'Sara\u0007' }, Email: 'bell@example.com' })
  expect(await refusalOf(huda.send(peopleCalls.addTrainee, { body: bell }))).toMatchObject({
    status: 400,
    fields: [{ path: 'FullName.en', code: 'badCharacters' }],
  })
})

test('a passport is one however it is typed, and nobody else gets it', async () => {
  const huda = await server.as('huda')
  const first = trainee({ Email: 'one@example.com', PassportNumber: 'ab 12-34٥' })
  const { ID } = await huda.send(peopleCalls.addTrainee, { body: first })
  expect((await huda.send(peopleCalls.openPassport, { ID })).PassportNumber).toBe('AB12345')
  for (const PassportNumber of ['AB12345', 'AB 12345', 'ab12345', 'AB-12345']) {
    const other = trainee({ Email: 'other@example.com', PassportNumber })
    expect(await refusalOf(huda.send(peopleCalls.addTrainee, { body: other }))).toMatchObject({
      code: 'passportTaken',
      fields: [{ path: 'PassportNumber', code: 'alreadyUsed' }],
    })
  }
})
