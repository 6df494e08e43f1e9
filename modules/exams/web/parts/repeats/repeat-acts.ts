import type { Act } from '#platform/shared/record/act.ts'
import { repeatActs } from '../../../contract/acts.ts'

type Name = keyof typeof repeatActs.table

/** The acts by what the call takes and the reply's `Actions` name them: `request`, `invoice`, ... */
export const actOfRepeat: ReadonlyMap<string, Name> = new Map(
  Object.entries<Act>(repeatActs.table).flatMap(([name, { through }]): [string, Name][] =>
    through?.sends ? [[String(through.sends['Action']), name as Name]] : [],
  ),
)

/** Of the actions of a repeat those that have a button, by the names of the acts. */
export const actsOfRepeat = (actions: readonly string[]): Name[] =>
  actions.flatMap((action) => actOfRepeat.get(action) ?? [])
