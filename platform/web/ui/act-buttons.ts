import type { Act, Acts } from '#platform/shared/act.ts'
import type { Call } from '#platform/shared/call.ts'
import { send } from '../client.ts'
import type { Action, Actions } from './actions.ts'

/** What acts are done to, by the names of the wire: each call is sent those that its body has (`ID`, `Version`). */
type Sent = Readonly<Record<string, unknown>>

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
  record: Sent,
  names: readonly (keyof A['table'] & string)[],
  more: { readonly [Name in keyof A['table'] & string]?: Action | false } = {},
): Actions {
  const entries = Object.entries(table).flatMap(([name, act]): [string, Action | false][] => {
    const call = act.call ?? (act.through?.sends && act.through.call)
    if (!call || !names.includes(name)) return []
    const own = more[name]
    if (own === false) return []
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) => sendAct(call, act, record, reason),
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}

function sendAct(call: Call, { through, asks }: Act, record: Sent, reason: string): Promise<unknown> {
  const { ID, Version, Reason: _before, ...others } = record
  // A call without a body names its record in the address.
  if (!call.body) return send(call, { ID } as never)
  const { shape } = call.body as { readonly shape?: object }
  const more = { ...through?.sends, ...(asks && asked[asks].reason && { Reason: reason }) }
  if (!shape) return send(call, { body: { ID, Version, ...more } } as never)
  const told = Object.entries({ ID, Version, ...others, ...more }).filter(([name]) => name in shape)
  return send(call, { body: Object.fromEntries(told) } as never)
}
