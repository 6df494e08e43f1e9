import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import advertisement from './document.ts'

const page = documentCall(advertisement)
let server: TestServer
let classId: number
let ID: number
beforeAll(async () => {
  server = await startTestServer()
  classId = await addClass(server.db, new Date())
  const in3 = (text: string) => ({ ar: text, en: text, fr: text })
  const body = {
    Title: in3('Winter course'),
    Body: in3('<p>Come, {{name}}</p>'),
    PictureID: null,
    LinkKind: 'class' as const,
    LinkID: classId,
    Channels: ['print' as const],
    AudienceID: null,
    StartsOn: '2026-12-01',
    StartTime: '09:00',
    EndsOn: '2026-12-10',
  }
  ID = (await (await server.as('sami')).send(calls.addAdvert, { body })).ID
})
afterAll(() => server.close())

test('whoever keeps adverts prints the poster, also of a draft; its code leads where anybody may read', async () => {
  const { Content } = await (await server.as('huda')).send(page, { ID })
  expect(Content).toMatchObject({ Title: { en: 'Winter course' }, Picture: null })
  expect(Content.Address).toMatch(new RegExp(`/report/UpcomingCourseDetail/${classId}$`))
  expect(Content.Body.en).not.toContain('{{')
})

test('nobody else does, nor of one that is not there', async () => {
  for (const who of ['layla', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject({ code: 'reportClosed' })
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject({ code: 'reportClosed' })
  expect(await refusalOf((await server.as('huda')).send(page, { ID: 999_999 }))).toMatchObject({ code: 'reportClosed' })
})

test('once its class takes no registrations it leads nowhere', async () => {
  await server.db.updateTable('classes.course_class').set({ state: 'cancelled' }).where('id', '=', classId).execute()
  const { Content } = await (await server.as('huda')).send(page, { ID })
  expect(Content).toMatchObject({ Address: null, TargetName: null })
})
