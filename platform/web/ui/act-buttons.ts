import type { Acts } from '#platform/shared/act.ts'
import { send } from '../client.ts'
import type { Action, Actions } from './actions.ts'

/** A record: its id, and its version where its acts ask for one (`LockVersion` of what has versions of its own). */
interface Kept {
  readonly ID: number
  readonly Version?: number
  readonly LockVersion?: number
}

const asked = {
  confirmation: { confirm: true, reason: undefined },
  reason: { reason: 'required' },
  optionalReason: { reason: 'optional' },
} as const

/**
 * The buttons of a record's acts, in the order of their declaration; which of them are shown the reply's `Actions`
 * say. `more` is what a page adds to one: a form of its own in place of the call, another label.
 */
export function actButtons<A extends Acts>(
  { table }: A,
  record: Kept,
  names: readonly (keyof A['table'] & string)[],
  more: { readonly [Name in keyof A['table'] & string]?: Action | false } = {},
): Actions {
  const entries = Object.entries(table).flatMap(([name, act]): [string, Action | false][] => {
    const call = act.call ?? (act.through?.sends && act.through.call)
    if (!call || !names.includes(name)) return []
    const own = more[name]
    if (own === false) return []
    const { ID, Version, LockVersion } = record
    const body = { ID, Version, LockVersion, ...act.through?.sends }
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) => {
        // A call without a body names its record in the address.
        if (!call.body) return send(call, { ID: record.ID } as never)
        return send(call, { body: act.asks && asked[act.asks].reason ? { ...body, Reason: reason } : body } as never)
      },
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}
