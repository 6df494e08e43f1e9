import { reachesPerson } from '#modules/people/server/public.ts'
import type { PersonKind } from '#platform/server/content/concerning.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { personHistory } from '../store/person-history.ts'

type Query = Omit<Argument<typeof auditCalls.getTraineeHistory>['query'], 'TraineeID'>

type Calls = Pick<typeof auditCalls, 'getTraineeHistory' | 'getInstructorHistory' | 'getOrganizationHistory'>
type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }

/** The calls that tell what happened to a person; `modules` answers all modules, each says what concerns whom. */
export const personHistories = (modules: AllModules): Handlers => {
  const read = async (
    { db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>,
    kind: PersonKind,
    id: number,
    query: Query,
  ) => {
    if (!(await reachesPerson(db, actor, kind, id))) refuse(notFound)
    const { timeZone } = await settings(db, zoneSettings)
    const concerning = modules().flatMap((module) => module.concerning ?? [])
    const telling = { person: { kind, id }, reader: actor, concerning, timeZone }
    const { rows, total } = await personHistory(db, telling, query)
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
    getOrganizationHistory: (asked) => {
      const { OrganizationID, ...query } = asked.query
      return read(asked, 'organization', OrganizationID, query)
    },
  }
}
