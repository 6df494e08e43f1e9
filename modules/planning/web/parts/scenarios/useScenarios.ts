import { skip, useCall } from '#platform/web/data.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'

/** The scenarios of a year; empty while they are not here. */
export const useScenarios = (year: number | null) =>
  useCall(calls.getScenarios, year === null ? skip : { Year: year }, { freshFor: 10_000 })
