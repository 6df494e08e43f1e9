import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatesCalls as calls } from '#modules/certificates/contract/calls.ts'
import type attendanceCertificate from '#modules/certificates/documents/attendance-certificate/document.ts'
import type certificate from '#modules/certificates/documents/certificate/document.ts'
import type practicalCertificate from '#modules/certificates/documents/practical-certificate/document.ts'
import sample from '#modules/certificates/documents/certificate/sample.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { json } from '#platform/server/database.ts'
import type { Permission } from '#platform/shared/access.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'

const closed = { status: 403, code: 'reportClosed' }

/** Who opens a printed certificate of one kind, and how long a ticket to it is good: a person who holds both kinds. */
export function describePrinted(
  kind: 'completion' | 'attendance' | 'practical',
  document: typeof certificate | typeof attendanceCertificate | typeof practicalCertificate,
): void {
  describe(`the certificate of ${kind}`, () => {
    const page = documentCall(document)
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
      const issued = (of: 'completion' | 'attendance' | 'practical', code: string) => ({
        serial: `C-${of}`,
        kind: of,
        mode: 'issuedLocked' as const,
        class_id: staged.classId,
        registration_id: id,
        trainee_id: asked.TraineeID,
        snapshot: json({ ...sample.Snapshot, Kind: of }),
        verify_code: code.repeat(32),
        issued_by: 1,
        issued_at: '2026-03-14T09:00:00Z',
      })
      const both = [issued('completion', 'a'), issued('attendance', 'b'), issued('practical', 'c')]
      await server.db.insertInto('certificates.certificate').values(both).execute()
    })
    afterAll(() => server.close())

    test('it opens for its holder, who may not download it yet, and for who issues it; for nobody else', async () => {
      const layla = await server.as('layla')
      const one = { Content: { Serial: `C-${kind}`, Snapshot: { Kind: kind } } }
      expect(await layla.send(page, asked)).toMatchObject({ ...one, MayDownload: false })
      expect(await (await server.as('huda')).send(page, asked)).toMatchObject({
        ...one,
        MayDownload: true,
        Letterhead: { AcademyName: sample.Snapshot.AcademyName },
        Signatories: [{ Post: 'director' }],
      })
      for (const who of ['mariam', 'salma', 'hany'] as const)
        expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
      // A right to plan classes opens no result.
      const rights = (permissions: Permission[]) =>
        server.db
          .updateTable('accounts.account')
          .set({ permissions })
          .where('email', '=', 'salma@diwan.example')
          .execute()
      await rights(['enteringcourseclass'])
      expect(await refusalOf((await server.as('salma')).send(page, asked))).toMatchObject(closed)
      await rights([])
      expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
    })

    test('a ticket to it ends when it is hidden, for good', async () => {
      const nadia = await server.as('nadia')
      const body = { Report: keyOf(document), Parameters: asked }
      const { Ticket } = await nadia.send(documentCalls.issueReportTicket, { body })
      const headers = { 'x-report-ticket': Ticket }
      expect((await server.anonymous.send(page, asked, { headers })).Content.Serial).toBe(`C-${kind}`)
      const move = async (Action: 'hide' | 'show') => {
        const { Items } = await nadia.send(calls.getAllTraineeCertificate, { courseClassID: asked.CourseClassID })
        const row = Items.find(({ Serial }) => Serial === `C-${kind}`)!
        await nadia.send(calls.changeCertificateMode, {
          body: {
            ID: row.ID,
            LockVersion: row.LockVersion,
            Action,
            ...(Action === 'hide' && { Reason: 'A wrong name' }),
          },
        })
      }
      await move('hide')
      expect(await refusalOf(server.anonymous.send(page, asked, { headers }))).toMatchObject(closed)
      await move('show')
      expect((await (await server.as('layla')).send(page, asked)).Content.Serial).toBe(`C-${kind}`)
      expect(await refusalOf(server.anonymous.send(page, asked, { headers }))).toMatchObject(closed)
    })

    test('it opens for the organization that sent its holder, from then on', async () => {
      const hany = await server.as('hany')
      await server.db
        .updateTable('registration.registration')
        .set({ organization_id: (await hany.send(peopleCalls.getLoginOrganization, {})).ID })
        .where('class_id', '=', asked.CourseClassID)
        .execute()
      expect((await hany.send(page, asked)).Content.Serial).toBe(`C-${kind}`)
    })
  })
}
