import type { Acts } from '#platform/shared/record/act.ts'
import { send } from '../../client.ts'
import { inputOf, type Kept } from './act-input.ts'
import type { Action, Actions } from './actions.ts'

const asked = {
  confirmation: { confirm: true, reason: undefined },
  reason: { reason: 'required' },
  optionalReason: { reason: 'optional' },
} as const

/**
 * The buttons of a record's acts, in the order of their declaration; which of them are shown the reply's `Actions`
 * say. `more` is what a page adds to one: a form of its own in place of the call, another label. An act without a call has
 * a button where `more` says how it is done.
 */
export function actButtons<A extends Acts>(
  { table }: A,
  record: Kept,
  names: readonly (keyof A['table'] & string)[],
  more: { readonly [Name in keyof A['table'] & string]?: Action | false } = {},
): Actions {
  const entries = Object.entries(table).flatMap(([name, act]): [string, Action][] => {
    const call = act.call ?? (act.through?.sends && act.through.call)
    const own = more[name]
    if (!names.includes(name) || own === false || (!call && !own)) return []
    const takesReason = Boolean(act.asks && asked[act.asks].reason)
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) =>
        call &&
        send(
          call,
          inputOf(call, record, { ...((takesReason || reason) && { Reason: reason }), ...act.through?.sends }) as never,
        ),
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}
