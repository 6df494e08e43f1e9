import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import registrationCheckList from './document.ts'

const page = documentCall(registrationCheckList)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const opened = async (CourseName: string) => (await server.anonymous.send(page, { CourseName })).Content
const refused = (CourseName: string) => refusalOf(server.anonymous.send(page, { CourseName }))

test('anybody opens it by the code or a name of a course on offer, and reads what is stored', async () => {
  const byCode = await opened('SMS-101')
  expect(byCode).toMatchObject({ CourseCode: 'SMS-101', PassportMonths: 6 })
  for (const name of [byCode.CourseName.ar!, byCode.CourseName.en!]) expect(await opened(name)).toEqual(byCode)
  for (const said of ['sms-10', `${byCode.CourseName.en} `.repeat(2), "x' or true --", '%'])
    expect(await refused(said), said).toMatchObject(closed)
})

test('nobody opens that of a course that is not on offer, nor by a name that two courses bear', async () => {
  const { CourseName } = await opened('SMS-101')
  const courses = await server.db.selectFrom('catalogue.course').select(['id', 'code']).orderBy('id').execute()
  const other = courses.find((course) => course.code !== 'SMS-101')!
  const set = (code: string, values: object) =>
    server.db.updateTable('catalogue.course').set(values).where('code', '=', code).execute()
  await set(other.code, { name: JSON.stringify(CourseName), is_published: true })
  expect(await refused(CourseName.en!)).toMatchObject(closed)
  expect((await opened('SMS-101')).CourseCode).toBe('SMS-101')
  await set('SMS-101', { is_published: false })
  expect(await refused('SMS-101')).toMatchObject(closed)
  expect(await refusalOf((await server.as('nadia')).send(page, { CourseName: 'SMS-101' }))).toMatchObject(closed)
})
