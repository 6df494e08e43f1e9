import { passes } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import { cast, type CastKey } from '../stages/cast.ts'

const staff = ['huda', 'nadia', 'sami'] as const
/** Each reaches rows of the own in a way of the own: by classes taught, by the organization, by being in them. */
const others = ['omar', 'karim', 'hany', 'layla'] as const

/** Who asks a list: one who sees everything, where that is allowed, and whoever sees a part of it. */
export function askersOf(call: Call): CastKey[] {
  const may = (key: CastKey) => passes(call.who, cast[key].role, [])
  return [...staff.filter(may).slice(0, 1), ...others.filter(may)]
}
