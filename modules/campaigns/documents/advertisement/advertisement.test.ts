import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { loseFile, upload } from '#testing/stages/upload.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { advertPictureField } from '../../contract/advert.ts'
import advertisement from './document.ts'

const page = documentCall(advertisement)
let server: TestServer
let classId: number
let ID: number
const in3 = (text: string) => ({ ar: text, en: text, fr: text })
const add = async (PictureID: number | null) => {
  const body = {
    Title: in3('Winter course'),
    Body: in3('<p>Come, {{name}}</p>'),
    PictureID,
    LinkKind: 'class' as const,
    LinkID: classId,
    Channels: ['print' as const],
    AudienceID: null,
    StartsOn: '2026-12-01',
    StartTime: '09:00',
    EndsOn: '2026-12-10',
  }
  return (await (await server.as('sami')).send(calls.addAdvert, { body })).ID
}
beforeAll(async () => {
  server = await startTestServer()
  classId = await addClass(server.db, new Date())
  ID = await add(null)
})
afterAll(() => server.close())

test('whoever keeps adverts prints the poster, also of a draft; its code leads where anybody may read', async () => {
  const { Content } = await (await server.as('huda')).send(page, { ID })
  expect(Content).toMatchObject({ Title: { en: 'Winter course' }, Picture: null })
  expect(Content.Address).toMatch(new RegExp(`/report/UpcomingCourseDetail/${classId}$`))
  expect(Content.Body.en).not.toContain('{{')
})

test('a picture whose file is gone is left out; the poster is printed', async () => {
  const sami = await server.as('sami')
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const PictureID = await upload(server.app, sami, advertPictureField, { name: 'a.png', bytes })
  const pictured = await add(PictureID)
  const picture = async () => (await sami.send(page, { ID: pictured })).Content.Picture
  expect(await picture()).toMatch(/^data:image/)
  await loseFile(server, PictureID)
  expect(await picture()).toBeNull()
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
