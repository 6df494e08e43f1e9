import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { Asker } from '../../asker.ts'
import type { TestServer } from '../../server.ts'

/** A write on which money, a mark, a paper or a place hangs, ready to be sent. */
export interface Decisive {
  readonly name: string
  readonly path: string
  readonly body: object
  readonly token: string
  readonly key: string
  /** The fact that it leaves. */
  readonly kind: EventKind
}

/** One of each in the sample academy: a payment, a sheet, a certificate, results, a place. */
export async function stageDecisive(server: TestServer): Promise<Decisive[]> {
  const nadia = await server.as('nadia')
  const token = (await nadia.token())!
  const ready = (name: string, kind: EventKind, call: Call, body: object): Decisive => ({
    name,
    kind,
    path: call.path,
    body,
    token,
    key: `decisive-${randomUUID()}`,
  })
  return [
    ready('a payment', 'registration.verifyPayment', registrationCalls.verifyPayment, await payment(nadia, server)),
    ready('a sheet', 'attendance.saveAttendance', attendanceCalls.saveAttendance, await sheet(nadia, server)),
    ready('a certificate', 'certificates.issue', certificatesCalls.issueCertificates, await certificate(nadia, server)),
    ready('results', 'exams.releaseFinal', examsCalls.moveExam, await results(nadia, server)),
    ready('a place', 'registration.approve', registrationCalls.approve, await place(nadia, server)),
  ]
}

const ids = async (server: TestServer, statement: string) =>
  (await sql.raw<{ id: number }>(statement).execute(server.db)).rows.map(({ id }) => id)

async function payment(nadia: Asker, server: TestServer) {
  const waiting = await ids(
    server,
    `select i.subject_id as id from billing.proof p join billing.invoice i on i.id = p.invoice_id
     where p.state = 'uploaded' and i.subject_kind = 'registration' order by p.id`,
  )
  for (const ID of waiting) {
    const { Version, Actions } = await nadia.send(registrationCalls.getRegistration, { ID })
    if (!Actions.includes('verifyPayment')) continue
    const { id: ProofID } = (
      await sql<{ id: number }>`select p.id from billing.proof p join billing.invoice i on i.id = p.invoice_id
        where i.subject_kind = 'registration' and i.subject_id = ${ID} and p.state = 'uploaded'`.execute(server.db)
    ).rows[0]!
    return { ID, Version, ProofID }
  }
  throw new Error('No payment waits.')
}

async function sheet(nadia: Asker, server: TestServer) {
  const sessions = await ids(
    server,
    `select s.id from classes.class_session s join classes.course_class c on c.id = s.class_id
     where c.state = 'running' and s.day < current_date order by s.day desc, s.id limit 40`,
  )
  for (const SessionID of sessions) {
    const { People, Marking } = await nadia.send(attendanceCalls.getAttendanceSheet, { sessionID: SessionID })
    if (!People[0] || !['may', 'mayWithReason'].includes(Marking)) continue
    const { RegistrationID } = People[0]
    // What is over is marked in the sample, and before the first hour of a day nothing else can be.
    await sql`delete from attendance.mark where session_id = ${SessionID} and registration_id = ${RegistrationID}`.execute(
      server.db,
    )
    const mark = { RegistrationID, State: 'present', Minutes: 0, Version: null }
    return { SessionID, Marks: [mark], Reason: 'Signed on paper' }
  }
  throw new Error('No sheet is open.')
}

async function certificate(nadia: Asker, server: TestServer) {
  const classes = await ids(
    server,
    `select distinct r.class_id as id from evaluation.final_result f join registration.registration r on r.id = f.registration_id order by 1 desc`,
  )
  for (const courseClassID of classes) {
    const { People, Actions } = await nadia.send(certificatesCalls.getCandidates, { courseClassID, Kind: 'earned' })
    const person = People.find((each) => each.Earned && each.Obstacles.length === 0 && !each.Certificate)
    if (person && Actions.includes('issue'))
      return { CourseClassID: courseClassID, Kind: 'earned', TraineeIDs: [person.TraineeID] }
  }
  throw new Error('Nobody has earned a certificate.')
}

async function results(nadia: Asker, server: TestServer) {
  for (const ID of await ids(server, `select id from exams.exam where state = 'resultsFinal' order by id desc`)) {
    await sql`update exams.exam set state = 'resultsInitial' where id = ${ID}`.execute(server.db)
    const { Version, Actions } = await nadia.send(examsCalls.getExam, { ID })
    if (Actions.includes('releaseFinal')) return { ID, Version, Action: 'releaseFinal' }
  }
  throw new Error('No results are ready.')
}

async function place(nadia: Asker, server: TestServer) {
  for (const ID of await ids(
    server,
    `select id from registration.registration where main = 'underReview' order by id`,
  )) {
    const { Version, Actions } = await nadia.send(registrationCalls.getRegistration, { ID })
    if (Actions.includes('approve')) return { ID, Version, IfFull: 'refuse' }
  }
  throw new Error('No registration is under review.')
}
