import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatesCalls as calls } from '#modules/certificates/contract/calls.ts'
import type diploma from '#modules/certificates/documents/diploma/document.ts'
import type noCourseCertificate from '#modules/certificates/documents/no-course-certificate/document.ts'
import { json } from '#platform/server/database.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'

const closed = { status: 403, code: 'reportClosed' }

/** Who opens a printed certificate that is found by its serial, and how long a ticket to it is good. */
export function describePrintedBySerial(
  kind: 'diploma' | 'noCourse',
  document: typeof diploma | typeof noCourseCertificate,
  addressOf: (serial: string) => Record<string, string>,
  sample: { readonly Snapshot: object },
): void {
  describe(`the certificate of kind ${kind}`, () => {
    const page = documentCall(document as typeof diploma)
    const asked = (serial: string) => addressOf(serial) as { CertificateReferenceNumber: string }
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer()
      const { id } = await server.db
        .selectFrom('people.trainee')
        .where('email', '=', 'layla@diwan.example')
        .select('id')
        .executeTakeFirstOrThrow()
      const made = (
        serial: string,
        of: typeof kind | 'attendance',
        verify: string,
        mode: 'prepared' | 'issuedLocked',
      ) => ({
        serial,
        kind: of,
        mode,
        trainee_id: id,
        snapshot: json({ ...sample.Snapshot, Kind: of }),
        verify_code: verify.repeat(32),
        issued_by: 1,
        issued_at: '2026-03-14T09:00:00Z',
      })
      await server.db
        .insertInto('certificates.certificate')
        .values([
          made('C-OUT', kind, 'a', 'issuedLocked'),
          made('C-PREPARED', kind, 'b', 'prepared'),
          made('C-OTHER', 'attendance', 'c', 'issuedLocked'),
        ])
        .execute()
    })
    afterAll(() => server.close())

    test('it opens for its holder and who looks after it, by its number alone', async () => {
      const layla = await server.as('layla')
      expect(await layla.send(page, asked('C-OUT'))).toMatchObject({
        Content: { Serial: 'C-OUT', Snapshot: { Kind: kind } },
        MayDownload: false,
      })
      expect(await (await server.as('huda')).send(page, asked('C-OUT'))).toMatchObject({ MayDownload: true })
      for (const who of ['mariam', 'salma', 'hany'] as const)
        expect(await refusalOf((await server.as(who)).send(page, asked('C-OUT'))), who).toMatchObject(closed)
      expect(await refusalOf(server.anonymous.send(page, asked('C-OUT')))).toMatchObject(closed)
      for (const serial of ['C-PREPARED', 'C-OTHER', 'C-NONE'])
        expect(await refusalOf(layla.send(page, asked(serial))), serial).toMatchObject(closed)
    })

    test('a ticket to it ends when it is hidden', async () => {
      const nadia = await server.as('nadia')
      const body = { Report: keyOf(document), Parameters: asked('C-OUT') }
      const { Ticket } = await nadia.send(documentCalls.issueReportTicket, { body })
      const headers = { 'x-report-ticket': Ticket }
      expect((await server.anonymous.send(page, asked('C-OUT'), { headers })).Content.Serial).toBe('C-OUT')
      const { Items } = await nadia.send(calls.getAllTraineeCertificate, { search: 'C-OUT' })
      const { ID, LockVersion } = Items[0]!
      await nadia.send(calls.changeCertificateMode, {
        body: { ID, LockVersion, Action: 'hide', Reason: 'A wrong name' },
      })
      expect(await refusalOf(server.anonymous.send(page, asked('C-OUT'), { headers }))).toMatchObject(closed)
    })
  })
}
