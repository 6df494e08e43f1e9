import { sql } from 'kysely'
import { keepAsPrinted } from '#modules/billing/server/public.ts'
import type { Merging } from '#platform/server/content/merging.ts'

const ended = sql`('rejected', 'withdrawn', 'cancelled', 'transferred')`

export const merging: Merging = {
  counted: { 'registration.registration': 'registrations' },
  // One person has one seat in a class.
  blocks: ({ kept, gone }) => sql`
    select 'bothInClass' as kind, g.code from registration.registration g
    where g.trainee_id = ${gone} and g.main not in ${ended} and exists (
      select from registration.registration k
      where k.trainee_id = ${kept} and k.class_id = g.class_id and k.main not in ${ended})`,
  // Whoever pays, the invoice names who is registered.
  move: async (db, { gone }) =>
    void (await keepAsPrinted(
      db,
      gone,
      'registration',
      sql`select r.id from registration.registration r where r.trainee_id = ${gone}`,
    )),
}
