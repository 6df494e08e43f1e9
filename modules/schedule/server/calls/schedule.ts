import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'
import type { scheduleCalls } from '../../contract/calls.ts'
import { gatherSchedule } from '../acts/gather.ts'
import { sentPeople } from '../store/people.ts'

/** A month with the weeks that it begins and ends in. */
const longest = 62

export const getSchedule =
  (modules: AllModules): Handler<typeof scheduleCalls.getSchedule> =>
  async ({ db, actor, query: { From, To, TraineeID } }) => {
    const span = daysBetween(From, To)
    if (span < 0) refuse(invalidInput, {}, [{ path: 'To', code: 'endBeforeStart' }])
    if (span >= longest) refuse(invalidInput, {}, [{ path: 'To', code: 'tooLarge' }])
    // One's own people are an organization's alone.
    const traineeId = actor.role === 'customer' ? TraineeID : undefined
    const { entries, isCut } = await gatherSchedule(db, modules, { actor, from: From, to: To, traineeId })
    const classIds = [...new Set(entries.flatMap(({ CourseClassID }) => CourseClassID ?? []))]
    const People = actor.role === 'customer' ? await sentPeople(db, actor, classIds, traineeId) : []
    return { Entries: entries as never, People, IsCut: isCut }
  }
