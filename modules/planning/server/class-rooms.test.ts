import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { json, type Database } from '#platform/server/database.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { fileCalls } from '#platform/shared/files.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { classRoomOf } from '#testing/stages/stage-plan.ts'
import { upload } from '#testing/stages/upload.ts'
import { whileHeld } from '#testing/while-held.ts'
import { classRoomPhotoField } from '../contract/class-room.ts'
import { planningCalls as calls } from '../contract/calls.ts'

let server: TestServer
let jobs: Jobs
let huda: Asker, omar: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError: (error) => expect.fail(String(error)),
  })
  ;[huda, omar, layla] = (await Promise.all(['huda', 'omar', 'layla'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const photo = async () => {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  return upload(server.app, huda, classRoomPhotoField, { name: 'قاعة.jpg', bytes })
}
const opens = async (who: Asker, ID: number) => (await who.raw(fileCalls.downloadFile, { ID })).statusCode

test('a class room has photos in their order, which staff and instructors see; one left out is deleted', async () => {
  const [first, second] = [await photo(), await photo()]
  const fields = classRoomOf({ Code: 'P-1' })
  const { ID } = await huda.send(calls.addClassRoom, { body: { ...fields, PhotoIDs: [second, first] } })
  const seen = () => huda.send(calls.getClassRoom, { ID })
  expect((await seen()).Photos.map((each) => each.ID)).toEqual([second, first])
  expect([await opens(omar, first), await opens(layla, first)]).toEqual([200, 404])

  const edit = async (PhotoIDs: number[]) =>
    huda.send(calls.editClassRoom, { ID, body: { ...fields, PhotoIDs, Version: (await seen()).Version } })
  await edit([first])
  expect((await seen()).Photos).toMatchObject([{ ID: first }])
  expect((await audited(server.db, 'planning.editClassRoom')).at(-1)).toMatchObject({
    before: { photoIds: [second, first] },
    after: { photoIds: [first] },
  })
  expect(await opens(huda, second)).toBe(404)
  // Somebody else's upload, and one that another class room has, is not taken.
  expect((await refusalOf(edit([first, second]))).code).toBe('fileNotFound')
  const other = { ...classRoomOf({ Code: 'P-2' }), PhotoIDs: [first] }
  expect((await refusalOf(huda.send(calls.addClassRoom, { body: other }))).code).toBe('fileTaken')

  await huda.send(calls.deleteClassRoom, { ID })
  expect(await opens(huda, first)).toBe(404)
})

test('a code that another class room is given at the same moment is refused at its field', async () => {
  const other = await huda.send(calls.addClassRoom, { body: classRoomOf({ Code: 'P-4' }) })
  const given = (code: string) => (tx: Database) =>
    tx
      .insertInto('planning.class_room')
      .values({ code, name: json({ ar: 'قاعة' }), capacity: 10 })
      .execute()
  const refused = {
    status: 'rejected',
    reason: { problem: { code: 'classRoomCodeUsed', fields: [{ path: 'Code', code: 'alreadyUsed' }] } },
  }
  const added = { body: classRoomOf({ Code: 'P-5' }) }
  expect(await whileHeld(server.db, given('P-5'), [() => huda.send(calls.addClassRoom, added)])).toMatchObject([
    refused,
  ])
  const change = { ID: other.ID, body: { ...classRoomOf({ Code: 'P-6' }), Version: other.Version } }
  expect(await whileHeld(server.db, given('P-6'), [() => huda.send(calls.editClassRoom, change)])).toMatchObject([
    refused,
  ])
  expect(await huda.send(calls.getClassRoom, { ID: other.ID })).toMatchObject({ Code: 'P-4', Version: other.Version })
})

test('equipment is named once, hours are both given or neither, in their order', async () => {
  const faults = async (change: Parameters<typeof classRoomOf>[0]) =>
    (await refusalOf(huda.send(calls.addClassRoom, { body: classRoomOf({ Code: 'P-3', ...change }) }))).fields
  const twice = [1, 1].map((FacilityID) => ({ FacilityID, Quantity: 1 }))
  expect(await faults({ Facilities: twice })).toEqual([{ path: 'Facilities', code: 'alreadyUsed' }])
  expect(await faults({ BookableFrom: '08:00' })).toEqual([{ path: 'BookableTo', code: 'required' }])
  expect(await faults({ BookableFrom: '12:00', BookableTo: '08:00' })).toEqual([
    { path: 'BookableTo', code: 'endBeforeStart' },
  ])
  expect(await faults({ SetupMinutes: 241 })).toMatchObject([{ path: 'SetupMinutes', code: 'tooLarge' }])
})
