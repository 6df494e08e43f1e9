import { sql, type RawBuilder } from 'kysely'
import { reachesAttendance } from '#modules/attendance/server/public.ts'
import { reachesFinalResult } from '#modules/evaluation/server/public.ts'
import { reachesEnrolment } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import { isOut, reachesCertificate } from './reach.ts'

export type PersonCoursesQuery = Argument<typeof certificatesCalls.getPersonCourses>['query']
type Row = Output<typeof certificatesCalls.getPersonCourses>['Items'][number]

/** Those on a class's list, now or once. */
const lean = (db: Database) => db.selectFrom('registration.registration_facts as r').where('r.is_enrolled', '=', true)

/** Those of the class that are out, of the registration `r`. */
const certificates = (actor: Actor): RawBuilder<Row['Certificates']> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('Serial', c.serial, 'Kind', c.kind, 'CourseClassID', c.class_id, 'TraineeID', c.trainee_id)
    order by c.id), '[]')
  from certificates.certificate c
  where c.registration_id = r.registration_id and c.class_id is not null and ${isOut('c')} and ${reachesCertificate(actor)})`

const rows = (db: Database, { actor }: { readonly actor: Actor }) =>
  lean(db)
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('evaluation.final_result_facts as f', (join) =>
      join
        .onRef('f.registration_id', '=', 'r.registration_id')
        .on('f.published_at', 'is not', null)
        .on(reachesFinalResult(actor, 'r')),
    )
    .select(['r.registration_id as ID', 'r.registration_code as Code'])
    .select(sql<Row['Main']>`r.main`.as('Main'))
    .select(['r.trainee_id as TraineeID', 'r.trainee_code as TraineeCode'])
    .select(bothNames('r.trainee_name').as('FullName'))
    .select(['c.class_id as ClassID', 'c.class_code as ClassCode', 'c.course_id as CourseID', 'c.hours as Hours'])
    .select(['c.course_name as CourseName', 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(['f.percent as Percent', 'f.band_name as BandName', 'f.passed as Passed'])
    .select(certificates(actor).as('Certificates'))
    .select(reachesAttendance(actor, 'r').as('readsAttendance'))

const personCourses = listOf<typeof certificatesCalls.getPersonCourses, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesEnrolment(actor, 'r'),
  rows,
  lean,
  id: 'r.registration_id',
  filters: {
    TraineeID: 'r.trainee_id',
    OrganizationID: 'r.organization_id',
    CourseID: (id) =>
      sql<boolean>`r.class_id = any(array(select k.class_id from classes.class_facts k where k.course_id = ${id}))`,
  },
  orders: { CreatedAt: { by: 'r.registration_id', unique: true } },
})

/** A page of who sat in which class; attendance is worked out beside it. */
export const listPersonCourses = (db: Database, actor: Actor, query: PersonCoursesQuery) =>
  readList(db, personCourses, query, { actor })
