import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import numberBeneficiaries from './document.ts'

const page = documentCall(numberBeneficiaries)
let server: TestServer
let CourseClassID: number
beforeAll(async () => {
  server = await startTestServer()
  CourseClassID = (await stageClass(server.db, { trainees: ['layla', 'yusuf', 'mariam'], instructors: ['salma'] }))
    .classId
})
afterAll(() => server.close())

test('a class counts its people by where they come from, for who plans, and for nobody else', async () => {
  const { Content } = await (await server.as('huda')).send(page, { CourseClassID })
  for (const rows of [Content.Organizations, Content.Nationalities])
    expect(rows.reduce((sum, { Together }) => sum + Together, 0)).toBe(3)
  expect(Content.Organizations.reduce((sum, { Women }) => sum + Women, 0)).toBe(2)
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'cancelled' })
    .where('class_id', '=', CourseClassID)
    .execute()
  expect((await (await server.as('sami')).send(page, { CourseClassID })).Content.Organizations).toEqual([])
  for (const who of ['layla', 'salma', 'hany', 'karim'])
    expect(await refusalOf((await server.as(who)).send(page, { CourseClassID }))).toMatchObject({ status: 403 })
  expect(await refusalOf(server.anonymous.send(page, { CourseClassID }))).toMatchObject({ status: 403 })
  expect(await refusalOf((await server.as('huda')).send(page, { CourseClassID: 2_000_000_000 }))).toMatchObject({
    status: 403,
    code: 'reportClosed',
  })
})
