import type { Act, Acts } from '#platform/shared/act.ts'
import { send } from '../client.ts'
import type { Action, Actions } from './actions.ts'

/** What acts are done to: the names of the wire, of which each call is sent those that its body has (`ID`, `Version`). */
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
    if (!(act.call ?? act.through) || !names.includes(name)) return []
    const own = more[name]
    if (own === false) return []
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) => sendAct(act, record, reason),
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}

/** Without a body the call is about an id alone. */
function sendAct({ call, through, asks }: Act, record: Sent, reason: string): Promise<unknown> {
  const one = call ?? through?.call
  if (!one) throw new Error('an act that follows from others is not asked for')
  const shape = (one.body as { readonly shape?: object } | undefined)?.shape
  if (!shape) return send(one, { ID: record['ID'] } as never)
  const { Reason: _before, ...facts } = record
  const told = { ...facts, ...through?.says, ...(asks && asked[asks].reason && { Reason: reason }) }
  return send(one, { body: Object.fromEntries(Object.entries(told).filter(([name]) => name in shape)) } as never)
}
