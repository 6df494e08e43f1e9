import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** A letter to Layla that follows from what Salma did, and a notification that Nadia sends. */
export async function stageLetters({ db }: TestServer): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number }>`with did as (
      insert into platform.event (kind, actor_id, subject_type, subject_id, data, handled_at)
      select 'meetings.scheduleMeeting', id, 'meeting', 1, '{}', now() from accounts.account
      where email = 'salma@diwan.example' returning id)
    insert into platform.outbox_mail (kind, to_address, subject, html, message_id, state, event_id)
    select 'meetingInvited', 'layla@diwan.example', 'Invitation', '<p>Come</p>', '<of-layla@mail.diwan>', 'sent', id from did
    returning id`.execute(db)
  const { rows: sent } = await sql<{ id: number }>`
    insert into notifications.send (title, subject, asked, state, made_by, made_at, people)
    select 'Sent', '<p>Text</p>',
      '{"CourseClassID":null,"CourseID":null,"AudienceID":null,"Roles":[],"SendToAll":true,"Trainees":0,"Instructors":0}',
      'sending', id, now(), 1 from accounts.account where email = 'nadia@diwan.example'
    returning id`.execute(db)
  return { letterToLayla: rows[0]!.id, sendOfNadia: sent[0]!.id }
}

export const mailboxQuestions: Readonly<Record<string, Question>> = {
  mailboxEntry: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/Mailbox/GetMailbox', { pageSize: 100 })
    const alone = await answers(asker, 'GET /api/Mailbox/GetLetter', { ID })
    return admitted({ listed, alone }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  sentLetter: async (asker, ID) => ({
    listed: holds(
      await answers(asker, 'GET /api/Mailbox/GetSentLetters', { pageSize: 100 }),
      (row) => row['ID'] === ID,
    ),
  }),
  notificationSend: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/UserNotifications/GetSends', { pageSize: 100 })
    const alone = await answers(asker, 'GET /api/UserNotifications/GetSend', { ID })
    const people = await answers(asker, 'GET /api/UserNotifications/GetSendPeople', { SendID: ID })
    return admitted({ listed, alone, people }, (answer, way) =>
      way === 'listed' ? holds(answer, (row) => row['ID'] === ID) : answer.status === 200,
    )
  },
}
