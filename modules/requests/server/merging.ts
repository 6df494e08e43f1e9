import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

export const merging: Merging = {
  counted: { 'requests.course_request': 'registrations', 'requests.nomination': 'registrations' },
  // Somebody named twice under both records is named once.
  move: async (db, { kept, gone }) =>
    void (await sql`
      update requests.nomination g set trainee_id = null where trainee_id = ${gone} and exists (
        select from requests.nomination k where k.request_id = g.request_id and k.trainee_id = ${kept})`.execute(db)),
}
