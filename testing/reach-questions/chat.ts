import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

interface Asked {
  readonly taught: number
  readonly layla: number
  readonly salma: number
}

/** The room of a class and the conversation of its instructor with Layla, who reports what was said there. */
export async function stageChat({ db }: TestServer, { taught, layla, salma }: Asked): Promise<Record<string, number>> {
  const room = async (trainee: number | null) => {
    const { rows } = await sql<{ id: number }>`with r as (
        insert into chat.room (class_id, instructor_id, trainee_id, last_seq, last_at, revision)
        values (${taught}, ${trainee && salma}, ${trainee}, 1, now(), 1) returning id)
      insert into chat.message (room_id, seq, revision, account_id, key, text, sent_at)
      select r.id, 1, 1, i.account_id, gen_random_uuid(), 'x', now() from r, people.instructor i where i.id = ${salma}
      returning room_id as id`.execute(db)
    return rows[0]!.id
  }
  const [roomOfTaught, roomOfTwo] = [await room(null), await room(layla)]
  const { rows } = await sql<{
    id: number
  }>`insert into chat.report (message_id, account_id, trainee_id, reason, said, reported_at)
    select m.id, t.account_id, t.id, 'x', 'x', now() from chat.message m, people.trainee t
    where m.room_id = ${roomOfTwo} and t.id = ${layla} returning id`.execute(db)
  return { roomOfTaught, roomOfTwo, reportOfLayla: rows[0]!.id }
}

const base = '/api/Chat'

export const chatQuestions: Readonly<Record<string, Question>> = {
  chatRoom: async (asker, ID) => {
    const read = await answers(asker, `GET ${base}/GetMessages`, { RoomID: ID })
    const members = await answers(asker, `GET ${base}/GetMembers`, { RoomID: ID })
    const own = await answers(asker, `GET ${base}/GetRooms`)
    const all = await answers(asker, `GET ${base}/GetAllRooms`, { pageSize: 100 })
    return admitted({ read, members, own, all }, (answer, way) =>
      way === 'read' || way === 'members' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
  chatReport: async (asker, ID) => {
    const listed = await answers(asker, `GET ${base}/GetReports`)
    return admitted({ listed }, (answer) => holds(answer, (row) => row['ID'] === ID))
  },
}
