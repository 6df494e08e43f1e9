import type { Acts } from '#platform/shared/act.ts'
import type { Call } from '#platform/shared/call.ts'
import { send } from '../client.ts'
import type { Action, Actions } from './actions.ts'

/** A record; most of its acts ask for its id and its version. */
interface Versioned {
  readonly ID: number
  readonly Version?: number
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
  record: Versioned,
  names: readonly (keyof A['table'] & string)[],
  more: { readonly [Name in keyof A['table'] & string]?: Action | false } = {},
): Actions {
  const entries = Object.entries(table).flatMap(([name, act]): [string, Action | false][] => {
    const { call } = act
    if (!call || !names.includes(name)) return []
    const own = more[name]
    if (own === false) return []
    const takesReason = Boolean(act.asks && asked[act.asks].reason)
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) => send(call, inputOf(call, record, takesReason || reason ? { Reason: reason } : {}) as never),
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}

/** The record's id in the query or in the body, the version and the reason in the body: where the call takes each. */
function inputOf({ query, body }: Call, { ID, Version }: Versioned, more: { Reason?: string }): object {
  const given = { ID, Version, ...more }
  const taken = (schema: unknown) => {
    const shape = (schema as { shape?: object } | undefined)?.shape ?? {}
    return Object.fromEntries(Object.entries(given).filter(([name]) => name in shape))
  }
  return { ...taken(query), ...(body && { body: taken(body) }) }
}
