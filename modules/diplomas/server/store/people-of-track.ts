import { sql } from 'kysely'
import { reachesEnrolment } from '#modules/registration/server/public.ts'
import { type Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { diplomasCalls } from '../../contract/calls.ts'
import { reachesTrack } from './reach.ts'

type Row = Output<typeof diplomasCalls.getPeopleOfTrack>['Items'][number]

interface About {
  readonly actor: Actor
  readonly trackId: number
}

/* Who has left a class, or was refused, is not on the way. */
const left = ['rejected', 'withdrawn', 'cancelled', 'transferred', 'failed', 'noShow'] as const

/** Those in courses of the track: of an organization whom it sent to them, as what they do on the own account is no business of it. */
const people = (db: Database, { actor, trackId }: About) =>
  db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('diplomas.track_course as p', 'p.course_id', 'c.course_id')
    .where('p.track_id', '=', trackId)
    .where(reachesEnrolment(actor, 'r'))
    .where('r.main', 'not in', left)
    .groupBy(['r.trainee_id', 'r.trainee_code', 'r.trainee_name_ar', 'r.trainee_name_en'])
    .select(['r.trainee_id as id', 'r.trainee_code as code'])
    .select(['r.trainee_name_ar as name_ar', 'r.trainee_name_en as name_en'])
    .select([
      sql<number>`count(distinct p.course_id) filter (where r.main = 'completed' and p.is_required)`.as('required'),
      sql<number>`count(distinct p.course_id) filter (where r.main = 'completed' and not p.is_required)`.as(
        'electives',
      ),
    ])

const done = sql<number>`(g.required + least(g.electives, t.least_electives))::integer`
const needed = sql<number>`((select count(*) from diplomas.track_course n where n.track_id = t.id and n.is_required)
  + t.least_electives)::integer`
const state = sql<Row['State']>`case when ${done} = ${needed} then 'completed' else 'underWay' end`

export const peopleOfTrack = listOf<typeof diplomasCalls.getPeopleOfTrack, About>()({
  reach: ({ actor }) => reachesTrack(actor, 't'),
  rows: (db, about) =>
    db
      .selectFrom(people(db, about).as('g'))
      .innerJoin('diplomas.track as t', (join) => join.on('t.id', '=', about.trackId))
      .select(['g.id as ID', 'g.code as Code'])
      .select(bothNames('g.name').as('FullName'))
      .select([done.as('Done'), needed.as('Needed'), state.as('State')]),
  id: 'g.id',
  filters: { TrackID: () => null },
  orders: { FullName: ({ actor }) => nameRead(actor.language, 'g.name') },
})

/** Which courses of the track these people have completed, as far as the actor may know. */
export async function completedOf(db: Database, { actor, trackId }: About, traineeIds: readonly number[]) {
  if (traineeIds.length === 0) return []
  return db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('diplomas.track_course as p', 'p.course_id', 'c.course_id')
    .where('p.track_id', '=', trackId)
    .where('r.trainee_id', 'in', traineeIds)
    .where(reachesEnrolment(actor, 'r'))
    .where('r.main', '=', 'completed')
    .select(['r.trainee_id as traineeId', 'p.course_id as courseId'])
    .distinct()
    .execute()
}
