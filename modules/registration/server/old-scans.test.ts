import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { keepingSettings } from '../contract/settings.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { audited } from '#testing/stages/audited.ts'
import { addClass, addFile, addTrainees } from '#testing/stages/registrations.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { scans } from './jobs.ts'

let server: TestServer
let jobs: Jobs
const errors: unknown[] = []
beforeAll(async () => {
  server = await startTestServer()
  const onError = (error: unknown) => errors.push(error)
  const options = {
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    timeZone: 'Africa/Cairo',
    onError,
  }
  jobs = await startJobs({ ...options, jobs: [removeBytes] })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const now = new Date('2026-11-20T08:00:00Z')
const today = dayOf(now, 'Africa/Cairo')

/** A trainee with a scan that was sent so many days ago, in classes that ended so many days ago (to come: below 0). */
async function person(
  sent: number,
  classes: readonly (readonly [ended: number, main: 'completed' | 'cancelled' | 'confirmed'])[],
) {
  const { db } = server
  const [{ id } = { id: 0 }] = await addTrainees(db, 1)
  const scan = await addFile(db, 1, 'passportScan')
  const at = new Date(now.getTime() - sent * 86_400_000)
  await db.updateTable('platform.file').set({ created_at: at.toISOString() }).where('id', '=', scan).execute()
  await db.updateTable('people.trainee').set({ passport_file_id: scan }).where('id', '=', id).execute()
  const proofs = []
  for (const [ended, main] of classes) {
    const class_id = await addClass(db, now)
    await db
      .updateTable('classes.course_class')
      .set({ starts_on: addDays(today, -ended - 4), ends_on: addDays(today, -ended) })
      .where('id', '=', class_id)
      .execute()
    const [registration] = await addRegistrations(db, [{ class_id, trainee_id: id, main }])
    const proof = await addFile(db, 1, 'visaProof')
    await db
      .insertInto('registration.document')
      .values({ registration_id: registration!, kind: 'visaProof', file_id: proof, uploaded_by: 1 })
      .execute()
    proofs.push(proof)
  }
  return { id, scan, proofs }
}

const has = async (file: number) =>
  (await server.db.selectFrom('platform.file').select('id').where('id', '=', file).executeTakeFirst()) !== undefined
const run = () => scans.run({ db: server.db, files: server.files, now, data: {} })

test('scans of passports and visas go ninety days after the last class that needed them, and the audit says so', async () => {
  const served = await person(400, [
    [300, 'completed'],
    [91, 'completed'],
  ])
  const recent = await person(400, [
    [300, 'completed'],
    [90, 'completed'],
  ])
  const toCome = await person(400, [
    [300, 'completed'],
    [-20, 'confirmed'],
  ])
  const cancelled = await person(400, [
    [300, 'completed'],
    [-20, 'cancelled'],
  ])
  const sentAnew = await person(10, [[300, 'completed']])
  const never = await person(400, [])

  await changeSetting(server.db, keepingSettings, 'passportFileDays', 0)
  await run()
  expect(await has(served.scan)).toBe(true)
  await changeSetting(server.db, keepingSettings, 'passportFileDays', 90)
  await run()
  const scansLeft = await Promise.all([served, recent, toCome, cancelled, sentAnew, never].map(({ scan }) => has(scan)))
  expect(scansLeft).toEqual([false, true, true, false, true, true])
  const proofsLeft = await Promise.all([served, recent, toCome].map(({ proofs }) => Promise.all(proofs.map(has))))
  expect(proofsLeft).toEqual([
    [false, false],
    [false, true],
    [false, true],
  ])
  const trainee = await server.db
    .selectFrom('people.trainee')
    .select(['passport_file_id', 'passport_ending'])
    .where('id', '=', served.id)
    .executeTakeFirstOrThrow()
  // The number stays: certificates and later classes refer to it.
  expect(trainee).toEqual({ passport_file_id: null, passport_ending: expect.any(String) })
  const dropped = await audited(server.db, 'people.dropIdentityFiles')
  expect(dropped.filter((row) => row.subject_id === served.id).map((row) => row.actor_id)).toEqual([null, null, null])
  await run()
  expect(await audited(server.db, 'people.dropIdentityFiles')).toHaveLength(dropped.length)
  expect(errors).toEqual([])
})
