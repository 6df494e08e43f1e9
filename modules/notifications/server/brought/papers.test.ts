import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import attendanceCertificate from '#modules/certificates/documents/attendance-certificate/document.ts'
import certificate from '#modules/certificates/documents/certificate/document.ts'
import sample from '#modules/certificates/documents/certificate/sample.ts'
import invoice from '#modules/billing/documents/invoice/document.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { json } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import { registerMailbox } from '#platform/server/mail/mailbox.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { tellAll } from '#testing/stages/told.ts'

const frame = { academyName: { ar: 'أكاديمية ديوان' }, from: 'a@diwan.example', publicUrl: 'http://localhost:8080' }
const layla = 'layla@diwan.example'
const mailbox = fastify()
let server: TestServer
let registrationId: number
let certificateId: number
let data: { traineeId: number; classId: number; code: string; serial: string }

beforeAll(async () => {
  server = await startTestServer()
  registerMailbox(mailbox, { db: server.db, frame: async () => frame, sample: true })
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  const { id, code } = await server.db
    .selectFrom('registration.registration')
    .select(['id', 'code'])
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  registrationId = id
  data = { traineeId: staged.traineeIds['layla']!, classId: staged.classId, code, serial: 'C-attendance' }
  await addInvoice(server.db, id, { number: 'INV-1' })
  for (const kind of ['completion', 'attendance'] as const)
    certificateId = await server.db
      .insertInto('certificates.certificate')
      .values({
        serial: `C-${kind}`,
        kind,
        mode: 'issuedLocked',
        class_id: staged.classId,
        registration_id: id,
        trainee_id: data.traineeId,
        snapshot: json({ ...sample.Snapshot, Kind: kind }),
        verify_code: kind.slice(0, 1).repeat(32),
        issued_by: 1,
        issued_at: '2026-03-14T09:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then((row) => row.id)
})
afterAll(async () => {
  await mailbox.close()
  await server.close()
})

interface Mailed {
  readonly ID: number
  readonly Kind: string
  readonly Href: string
  readonly PaperHref: string | null
}
async function newest(event: NewEvent): Promise<Mailed> {
  await recordEvent(server.db, event, byItself)
  await tellAll(server)
  const { Items } = (await mailbox.inject(`/dev/mail.json?to=${layla}`)).json() as { Items: Mailed[] }
  return Items[0]!
}
const letter = async ({ ID }: Mailed) => (await mailbox.inject(`/dev/mail/${ID}/letter`)).body
const ofRegistration = (kind: 'registration.sendInvoice' | 'registration.markOverdue'): NewEvent => ({
  kind,
  subject: ['registration', registrationId],
  data: { ...data, number: 'INV-1', dueOn: '2090-01-01' },
})
const ofCertificate = (kind: 'certificates.issue' | 'certificates.regenerate'): NewEvent => ({
  kind,
  subject: ['certificate', certificateId],
  data: { ...data, kind: 'attendance' },
})
/** What somebody without a session gets who presses the letter's button. */
async function opened(declared: Parameters<typeof documentCall>[0], address: string, asked: object) {
  const headers = { 'x-report-ticket': address.split('#ticket=')[1]! }
  const { statusCode, body } = await server.anonymous.raw(documentCall(declared), asked as never, { headers })
  return { statusCode, body }
}

test('letters of an invoice issued and overdue open it without a log-in, and name its page beside it', async () => {
  for (const kind of ['registration.sendInvoice', 'registration.markOverdue'] as const) {
    const mail = await newest(ofRegistration(kind))
    expect(mail.Href).toBe(`/RegistrationStatus/${data.code}`)
    expect(mail.PaperHref, kind).toMatch(
      new RegExp(`^/report/CourseRegistrationInvoiceIACE/${registrationId}#ticket=[\\w-]{32}$`),
    )
    const html = await letter(mail)
    expect(html.indexOf(`href="http://localhost:8080${mail.PaperHref}"`)).toBeGreaterThan(0)
    expect(html).toContain(`href="http://localhost:8080${mail.Href}"`)
    const { statusCode, body } = await opened(invoice, mail.PaperHref!, { ID: registrationId })
    expect([statusCode, body.includes('INV-1')]).toEqual([200, true])
    // It opens nothing else.
    expect((await opened(invoice, mail.PaperHref!, { ID: registrationId + 1 })).statusCode).toBe(403)
  }
})

test('those of a certificate issued and issued anew open the kind that they speak of, until it is hidden', async () => {
  const asked = { CourseClassID: data.classId, TraineeID: data.traineeId }
  const mails = [
    await newest(ofCertificate('certificates.issue')),
    await newest(ofCertificate('certificates.regenerate')),
  ]
  for (const { PaperHref } of mails) {
    expect(PaperHref).toMatch(new RegExp(`^/report/AttendeCertificate/${data.classId}/${data.traineeId}#ticket=`))
    const { statusCode, body } = await opened(attendanceCertificate, PaperHref!, asked)
    expect([statusCode, body.includes('C-attendance')]).toEqual([200, true])
    expect((await opened(certificate, PaperHref!, asked)).statusCode).toBe(403)
  }
  await recordEvent(server.db, { ...ofCertificate('certificates.issue'), kind: 'certificates.hide' }, byItself)
  for (const { PaperHref } of mails)
    expect((await opened(attendanceCertificate, PaperHref!, asked)).statusCode).toBe(403)
})

test('somebody who may not see the paper, or not yet, gets the page alone', async () => {
  const account = (state: 'pending' | 'active') =>
    server.db.updateTable('accounts.account').set({ state }).where('email', '=', layla).execute()
  await account('pending')
  const mail = await newest(ofRegistration('registration.sendInvoice'))
  await account('active')
  expect([mail.PaperHref, (await letter(mail)).includes('#ticket=')]).toEqual([null, false])
  const other = await newest({ ...ofRegistration('registration.sendInvoice'), subject: ['registration', 999_999] })
  expect(other.PaperHref).toBeNull()
})

test('what opens the paper is not kept once the letter has left', async () => {
  await newest(ofRegistration('registration.sendInvoice'))
  const sent: string[] = []
  await sendDue({ db: server.db, frame: async () => frame, deliver: async ({ text }) => void sent.push(text) })
  expect(sent.filter((text) => text.includes('#ticket=')).length).toBeGreaterThan(0)
  const kept = await server.db.selectFrom('platform.outbox_mail').select(['paper_href', 'html']).execute()
  expect(kept.every((row) => row.paper_href === null && row.html !== '')).toBe(true)
})
