import { requestsByYear } from '#modules/requests/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { registrationCalls as calls } from '../../../contract/calls.ts'
import { registrationsByYear } from '../../store/of-course/demand.ts'

export const getCourseDemand: Handler<typeof calls.getCourseDemand> = async ({ db, actor, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const registered = await registrationsByYear(db, actor, query.CourseID)
  const requested = await requestsByYear(db, { actor, timeZone }, query.CourseID)
  const years = [...new Set([...registered, ...requested].map((each) => each.year))].sort((one, other) => other - one)
  const of = (year: number) => ({
    registered: registered.find((each) => each.year === year),
    requested: requested.find((each) => each.year === year),
  })
  return {
    Items: years.map((Year) => {
      const found = of(Year)
      return {
        Year,
        Requests: found.requested?.requests ?? 0,
        Registrations: found.registered?.registrations ?? 0,
        Waiting: found.registered?.waiting ?? 0,
      }
    }),
  }
}
