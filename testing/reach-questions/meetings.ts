import { sql } from 'kysely'
import { json } from '#platform/server/database.ts'
import type { TestServer } from '../server.ts'
import { addClass } from '../stages/registrations.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

const emailOf = (who: string) => sql<number>`(select id from accounts.account where email = ${`${who}@diwan.example`})`

/**
 * Salma calls a meeting and has another in draft, both with Layla, with Karim, who evaluates, and with the contact of Nile Aviation;
 * Omar calls one, with Yusuf, of a class of his that Huda coordinates, and another of a class that he has left.
 */
export async function stageMeetings(server: TestServer): Promise<Record<string, number>> {
  const { db } = server
  const coordinated = await addClass(db, server.now())
  const left = await addClass(db, server.now())
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select ${coordinated}, id, 'lead', 'accepted' from people.instructor where email = 'omar@diwan.example'`.execute(db)
  const meeting = async (who: string, state: string, classId: number | null) => {
    const { rows } = await sql<{
      id: number
    }>`insert into meetings.meeting (name, day, starts_at, ends_at, organizer_id, state, class_id)
      values (${json({ ar: 'اجتماع' })}, '2026-03-10', '16:00', '17:00', ${emailOf(who)}, ${state}, ${classId})
      returning id`.execute(db)
    return rows[0]!.id
  }
  const invite = (meetingId: number, who: string) =>
    sql`insert into meetings.invitee (meeting_id, account_id, by_class, code)
      values (${meetingId}, ${emailOf(who)}, false, ${`code-${meetingId}-${who}`})`.execute(db)
  const ids = {
    meetingOfSalma: await meeting('salma', 'scheduled', null),
    draftOfSalma: await meeting('salma', 'draft', null),
    meetingOfCoordinated: await meeting('omar', 'scheduled', coordinated),
    meetingOfLeft: await meeting('omar', 'scheduled', left),
  }
  await sql`delete from classes.class_staff where class_id in (${coordinated}, ${left}) and role = 'coordinator'`.execute(
    db,
  )
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    values (${coordinated}, ${emailOf('huda')}, 'coordinator', 'accepted')`.execute(db)
  for (const who of ['layla', 'karim', 'hany']) {
    await invite(ids.meetingOfSalma, who)
    await invite(ids.draftOfSalma, who)
  }
  for (const id of [ids.meetingOfCoordinated, ids.meetingOfLeft]) await invite(id, 'yusuf')
  const accountOf = async (who: string) =>
    (await sql<{ id: number }>`select ${emailOf(who)} as id`.execute(db)).rows[0]!.id
  return { ...ids, accountOfLayla: await accountOf('layla'), accountOfSami: await accountOf('sami') }
}

export const meetingQuestions: Readonly<Record<string, Question>> = {
  meeting: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/Meeting/GetMeetings', { pageSize: 100 })
    const alone = await answers(asker, 'GET /api/Meeting/GetMeeting', { ID })
    return admitted({ listed, alone }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  keptMeeting: async (asker, ID) => ({
    invitees: holds(
      await answers(asker, 'GET /api/Meeting/GetMeetingInvitees', { MeetingID: ID }),
      (row) => typeof row['ID'] === 'number',
    ),
  }),
  meetingPerson: async (asker, ID) => ({
    offered: holds(
      await answers(asker, 'GET /api/Meeting/GetMeetingPeople', { pageSize: 100 }),
      (row) => row['ID'] === ID,
    ),
  }),
  meetingInvitation: async (asker, ID) => ({
    own: (await answers(asker, 'GET /api/MeetingInvitation/GetOwnInvitation', { ID })).status === 200,
  }),
  meetingInSchedule: async (asker, ID) => {
    const shown = await answers(asker, 'GET /api/Schedule/GetSchedule', { From: '2026-02-20', To: '2026-03-31' })
    return { shown: holds(shown, (row) => row['Kind'] === 'meeting' && row['ID'] === ID, 'Entries') }
  },
}
