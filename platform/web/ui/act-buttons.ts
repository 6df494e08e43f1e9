import type { Acts } from '#platform/shared/act.ts'
import type { Call } from '#platform/shared/call.ts'
import { send } from '../client.ts'
import type { Action, Actions } from './actions.ts'

/** A record whose acts ask for its id and, where several people change it, its version. */
interface Versioned {
  readonly ID: number
  readonly Version?: number
}

const asked = {
  confirmation: { confirm: true, reason: undefined },
  reason: { reason: 'required' },
  optionalReason: { reason: 'optional' },
} as const

/** What the call declares of these, wherever it declares it; `Rows` of calls that take several records. */
function inputOf(call: Call, { ID, Version }: Versioned, reason: string | undefined): object {
  const known: Readonly<Record<string, unknown>> = { ID, Version, Rows: [{ ID, Version }], Reason: reason }
  const some = (shape: unknown) =>
    Object.fromEntries(
      Object.keys((shape as { shape?: object }).shape ?? {}).flatMap((key) =>
        known[key] === undefined ? [] : [[key, known[key]]],
      ),
    )
  return { ...(call.query && some(call.query)), ...(call.body && { body: some(call.body) }) }
}

/**
 * The buttons of a record's acts, in the order of their declaration; which of them are shown the reply's `Actions`
 * say. `more` is what a page adds to one: a form of its own in place of the call, another label. An act that follows
 * from what is done elsewhere has a button where `more` says how it is done.
 */
export function actButtons<A extends Acts>(
  { table }: A,
  record: Versioned,
  names: readonly (keyof A['table'] & string)[],
  more: { readonly [Name in keyof A['table'] & string]?: Action | false } = {},
): Actions {
  const entries = Object.entries(table).flatMap(([name, act]): [string, Action][] => {
    const { call } = act
    const own = more[name]
    if (!names.includes(name) || (!call && !own)) return []
    if (own === false) return []
    const button: Action = {
      ...(act.next && { main: true }),
      ...(act.grave && { danger: true }),
      ...(act.asks && asked[act.asks]),
      run: ({ reason }) =>
        call && send(call, inputOf(call, record, act.asks && asked[act.asks].reason ? reason : undefined) as never),
    }
    const { run, ...asIs } = button
    // What leads to a page sends nothing.
    return [[name, own?.href ? { ...asIs, ...own } : { run, ...asIs, ...own }]]
  })
  return Object.fromEntries(entries)
}
