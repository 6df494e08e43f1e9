import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { ClassState } from '../../rules/class-states.ts'
import { reaches } from './reach.ts'
import { soldName } from './revision.ts'

export interface ClassFacts {
  readonly id: number
  readonly code: string
  readonly courseId: number
  readonly courseCode: string
  readonly courseName: Trilingual
  readonly hours: number
  readonly state: ClassState
  readonly startsOn: string
  readonly endsOn: string
  readonly organizationId: number | null
}

/** The class, if this actor reaches it (see `reaches`). */
export const classFacts = (db: Database, actor: Actor, classId: number): Promise<ClassFacts | undefined> =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .where('c.id', '=', classId)
    .where(reaches(actor))
    .select([
      'c.id',
      'c.code',
      'c.course_id as courseId',
      'f.course_code as courseCode',
      soldName.as('courseName'),
      'f.hours',
      'c.state',
      'c.starts_on as startsOn',
      'c.ends_on as endsOn',
      'c.organization_id as organizationId',
    ])
    .executeTakeFirst()
