import { sql } from 'kysely'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import type { TestServer } from '../server.ts'
import { addClass } from '../stages/registrations.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** A draft of Layla's, not sent, in a class that Huda coordinates; nobody does the other one that she has. */
export async function stageDrafts({ db, now }: TestServer, laylaId: number): Promise<Record<string, number>> {
  const classId = await addClass(db, now())
  await sql`delete from classes.class_staff where class_id = ${classId} and role = 'coordinator'`.execute(db)
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    select ${classId}, id, 'coordinator', 'accepted' from accounts.account where email = 'huda@diwan.example'`.execute(
    db,
  )
  const [draft] = await addRegistrations(db, [{ class_id: classId, trainee_id: laylaId, main: 'draft' }])
  return { draftOfCoordinated: draft! }
}

export const draftQuestions: Readonly<Record<string, Question>> = {
  draft: async (asker, ID) => {
    const listed = await answers(asker, 'GET /api/CourseRegistration/GetDrafts', { pageSize: 100 })
    return admitted({ listed }, (answer) => holds(answer, (row) => row['ID'] === ID))
  },
}
