import type { Actor } from '#platform/shared/actor.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import { found } from '../list.ts'
import { reachesDraft } from '../reach.ts'

/** Drafts that their trainees have not sent, for whom may take them over. */
export const drafts = listOf<typeof registrationCalls.getDrafts, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesDraft(actor),
  rows: (db) =>
    db
      .selectFrom('registration.registration as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
      .select([
        'r.id as ID',
        'r.code as Code',
        'r.version as Version',
        'r.created_at as CreatedAt',
        'r.class_id as ClassID',
      ])
      .select(['c.class_code as ClassCode', 'c.class_state as state', 'c.course_name as CourseName'])
      .select([
        'c.starts_on as StartDate',
        't.trainee_code as TraineeCode',
        bothNames('t.trainee_name').as('TraineeName'),
      ]),
  lean: (db) => db.selectFrom('registration.registration as r'),
  id: 'r.id',
  search: (text, { actor }) => found(actor, text),
  filters: {},
  orders: { CreatedAt: { by: 'r.created_at' } },
})
