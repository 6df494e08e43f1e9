import { reachesPerson } from '#modules/people/server/public.ts'
import { findCourse } from '#modules/catalogue/server/public.ts'
import type { HistoryOf, PersonKind } from '#platform/server/content/concerning.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { courseHistory } from '../store/course-history.ts'
import { personHistory } from '../store/person-history.ts'

type Query = Omit<Argument<typeof auditCalls.getTraineeHistory>['query'], 'TraineeID'>

type Calls = Pick<
  typeof auditCalls,
  'getCourseHistory' | 'getTraineeHistory' | 'getInstructorHistory' | 'getOrganizationHistory'
>
type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }

/** The calls that tell what happened to a person or a course; `modules` answers all modules, each says what concerns whom. */
export const personHistories = (modules: AllModules): Handlers => {
  const tellingOf = async (db: Database, reader: Actor, kind: HistoryOf, id: number) => ({
    of: { kind, id },
    reader,
    concerning: modules().flatMap((module) => module.concerning ?? []),
    timeZone: (await settings(db, zoneSettings)).timeZone,
  })
  const read = async (
    { db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>,
    kind: PersonKind,
    id: number,
    query: Query,
  ) => {
    if (!(await reachesPerson(db, actor, kind, id))) refuse(notFound)
    const { rows, total } = await personHistory(db, await tellingOf(db, actor, kind, id), query)
    return { Items: rows, Total: total }
  }
  return {
    getTraineeHistory: (asked) => {
      const { TraineeID, ...query } = asked.query
      return read(asked, 'trainee', TraineeID, query)
    },
    getInstructorHistory: (asked) => {
      const { InstructorID, ...query } = asked.query
      return read(asked, 'instructor', InstructorID, query)
    },
    getCourseHistory: async ({ db, actor, query }) => {
      if (!(await findCourse(db, actor, query.CourseID))) refuse(notFound)
      const { rows, total } = await courseHistory(db, await tellingOf(db, actor, 'course', query.CourseID), query)
      return { Items: rows, Total: total }
    },
    getOrganizationHistory: (asked) => {
      const { OrganizationID, ...query } = asked.query
      return read(asked, 'organization', OrganizationID, query)
    },
  }
}
