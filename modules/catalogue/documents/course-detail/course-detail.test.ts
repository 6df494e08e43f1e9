import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { catalogueCalls } from '../../contract/calls.ts'
import courseDetail from './document.ts'

const page = documentCall(courseDetail)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('anybody opens it while the course is on offer, and nobody afterwards; what is out of use is not on it', async () => {
  const { id } = await server.db
    .selectFrom('catalogue.course')
    .where('code', '=', 'SMS-101')
    .select('id')
    .executeTakeFirstOrThrow()
  const shown = (await server.anonymous.send(page, { ID: id })).Content
  expect(shown).toMatchObject({ Code: 'SMS-101', Languages: [{ en: 'Arabic' }] })
  const [first] = shown.Modules
  await server.db.updateTable('catalogue.course_module').set({ is_active: false }).where('id', '=', first!.ID).execute()
  const after = (await server.anonymous.send(page, { ID: id })).Content
  expect(after.Modules.map((module) => module.ID)).toEqual(shown.Modules.slice(1).map((module) => module.ID))
  await server.db.updateTable('catalogue.course').set({ is_published: false }).where('id', '=', id).execute()
  for (const who of [server.anonymous, await server.as('layla'), await server.as('sami')])
    expect(await refusalOf(who.send(page, { ID: id }))).toMatchObject({ status: 403, code: 'reportClosed' })
  expect((await refusalOf(server.anonymous.send(page, { ID: 999_999 }))).code).toBe('reportClosed')
})

test('its picture is for anybody as long as the course is on offer', async () => {
  const sami = await server.as('sami')
  const { id, version } = await server.db
    .selectFrom('catalogue.course')
    .where('code', '=', 'SMS-101')
    .select(['id', 'version'])
    .executeTakeFirstOrThrow()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#135' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'picture.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const stored = await server.app.inject({
    method: 'POST',
    url: '/api/File/Upload?Field=courseImage',
    headers: { authorization: `Bearer ${await sami.token()}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const ImageID = stored.json().ID as number
  await server.db
    .updateTable('catalogue.course')
    .set({ image_file_id: ImageID, is_published: true })
    .where('id', '=', id)
    .execute()
  await server.db
    .updateTable('platform.file')
    .set({ subject_type: 'course', subject_id: id })
    .where('id', '=', ImageID)
    .execute()
  expect((await server.anonymous.send(page, { ID: id })).Content.ImageID).toBe(ImageID)
  const visited = async () => (await server.app.inject({ url: `/api/File/Download?ID=${ImageID}` })).statusCode
  expect(await visited()).toBe(200)
  await sami.send(catalogueCalls.publishCourse, { body: { ID: id, Version: version, IsPublished: false } })
  expect(await visited()).toBe(404)
})
