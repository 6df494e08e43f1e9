import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { json } from '#platform/server/database.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import attendanceCertificate from './document.ts'
import sample from './sample.ts'

const page = documentCall(attendanceCertificate)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let asked: { CourseClassID: number; TraineeID: number }
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  asked = { CourseClassID: staged.classId, TraineeID: staged.traineeIds['layla']! }
  const { id } = await server.db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  const issued = (kind: 'completion' | 'attendance', code: string) => ({
    serial: `C-${kind}`,
    kind,
    mode: 'issuedLocked' as const,
    class_id: staged.classId,
    registration_id: id,
    trainee_id: asked.TraineeID,
    snapshot: json({ ...sample.Snapshot, Kind: kind }),
    verify_code: code.repeat(32),
    issued_by: 1,
    issued_at: '2026-03-14T09:00:00Z',
  })
  const both = [issued('completion', 'a'), issued('attendance', 'b')]
  await server.db.insertInto('certificates.certificate').values(both).execute()
})
afterAll(() => server.close())

test('it opens for its holder, who may not download it yet, and for who issues it; for nobody else', async () => {
  const layla = await server.as('layla')
  const one = { Content: { Serial: 'C-attendance', Snapshot: { Kind: 'attendance' } } }
  expect(await layla.send(page, asked)).toMatchObject({ ...one, MayDownload: false })
  expect(await (await server.as('huda')).send(page, asked)).toMatchObject({
    ...one,
    MayDownload: true,
    Letterhead: { AcademyName: sample.Snapshot.AcademyName },
    Signatories: [{ Post: 'director' }],
  })
  for (const who of ['mariam', 'salma', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
})

test('a ticket to it ends when it is hidden, for good', async () => {
  const nadia = await server.as('nadia')
  const body = { Report: 'AttendeCertificate', Parameters: asked }
  const { Ticket } = await nadia.send(documentCalls.issueReportTicket, { body })
  const headers = { 'x-report-ticket': Ticket }
  expect((await server.anonymous.send(page, asked, { headers })).Content.Serial).toBe('C-attendance')
  const move = async (Action: 'hide' | 'show') => {
    const { Items } = await nadia.send(calls.getAllTraineeCertificate, { courseClassID: asked.CourseClassID })
    const row = Items.find(({ Serial }) => Serial === 'C-attendance')!
    await nadia.send(calls.changeCertificateMode, {
      body: { ID: row.ID, LockVersion: row.LockVersion, Action, ...(Action === 'hide' && { Reason: 'A wrong name' }) },
    })
  }
  await move('hide')
  expect(await refusalOf(server.anonymous.send(page, asked, { headers }))).toMatchObject(closed)
  await move('show')
  expect((await (await server.as('layla')).send(page, asked)).Content.Serial).toBe('C-attendance')
  expect(await refusalOf(server.anonymous.send(page, asked, { headers }))).toMatchObject(closed)
})
