import type { NotNull } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import { reachesPracticalResult } from './reach.ts'

interface Reader {
  readonly actor: Actor
}

/** Those that are out. */
const lean = (db: Database) =>
  db
    .selectFrom('practical.result as f')
    .innerJoin('practical.examination as x', 'x.id', 'f.examination_id')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'f.registration_id')
    .where('x.state', '=', 'released')

const rows = (db: Database) =>
  lean(db)
    .innerJoin('classes.class_facts as c', 'c.class_id', 'x.class_id')
    .select([
      'c.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'r.registration_id as RegistrationID',
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      bothNames('r.trainee_name').as('TraineeName'),
      'f.degree as Degree',
      'f.max_degree as MaxDegree',
      'f.percent as Percent',
      'f.pass_percent as PassPercent',
      'f.passed as Passed',
      'f.released_at as ReleasedAt',
    ])

export const practicalResults = listOf<typeof practicalCalls.getPracticalResults, Reader>()({
  reach: ({ actor }) => reachesPracticalResult(actor),
  rows,
  lean,
  id: 'f.id',
  search: (text) => matchesName('r.trainee_search', text),
  filters: { TraineeID: 'r.trainee_id', CourseClassID: 'x.class_id', Passed: 'f.passed' },
  orders: { ReleasedAt: { by: 'f.released_at' }, Percent: { by: 'f.percent' } },
})

/** One that the actor may see, with what its sheets are read by. */
export const releasedResult = (db: Database, actor: Actor, traineeId: number, classId: number) =>
  rows(db)
    .select(['x.id as examinationId', 'x.general_edition_id as generalId', 'x.course_edition_id as courseId'])
    .$narrowType<{ examinationId: NotNull }>()
    .where('r.trainee_id', '=', traineeId)
    .where('x.class_id', '=', classId)
    .where(reachesPracticalResult(actor))
    .executeTakeFirst()

export interface NewResult {
  readonly examinationId: number
  readonly registrationId: number
  readonly degree: number
  readonly maxDegree: number
  readonly percent: number
  readonly passPercent: number
  readonly passed: boolean
  readonly by: number
  readonly at: Date
}

/** What was released last of these people of the class. */
export const formerResults = (db: Database, examinationId: number) =>
  db
    .selectFrom('practical.result')
    .where('examination_id', '=', examinationId)
    .select(['id', 'registration_id', 'percent', 'passed'])
    .execute()

/** Keeps a result in place of the one before; gives its row. */
export async function putResult(db: Database, result: NewResult): Promise<number> {
  const values = {
    examination_id: result.examinationId,
    degree: result.degree,
    max_degree: result.maxDegree,
    percent: result.percent,
    pass_percent: result.passPercent,
    passed: result.passed,
    released_at: result.at,
    released_by: result.by,
  }
  const { id } = await db
    .insertInto('practical.result')
    .values({ ...values, registration_id: result.registrationId })
    .onConflict((conflict) =>
      conflict
        .column('registration_id')
        .doUpdateSet((eb) => ({ ...values, version: eb('practical.result.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
