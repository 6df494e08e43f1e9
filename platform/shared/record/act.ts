import { passes } from '../access.ts'
import type { Actor } from '../actor.ts'
import type { Call } from '../call.ts'

/**
 * A verb that somebody does to a record: `dismissVisa` of a registration. Declared once, in the module of its noun
 * (`contract/acts.ts`); from it come the call, the kind of the fact in events and audit, the button with its question,
 * the line of history and the word of the right. Where it moves a record, the state table has a move of its name. Its
 * words stand in the module's text: `acts.<name>`.
 */
export interface Act<C extends Call | undefined = Call | undefined> {
  /** How it is asked for. Without one it follows from another act, or the academy does it by itself. */
  readonly call: C
  /**
   * The call by which this act is asked for where one call does several: setting a record active and inactive. `sends` is
   * what the button sends beside the record; without it there is no button.
   */
  readonly through?: { readonly call: Call; readonly sends?: Readonly<Record<string, unknown>> }
  /** What the one who does it is asked first. */
  readonly asks?: 'confirmation' | 'reason' | 'optionalReason'
  /** Ends or takes something away: its button is red and always asks first. */
  readonly grave?: true
  /** The next step of whoever may do it: its button is the filled one. */
  readonly next?: true
  /** Needs nothing beside the record and, where it asks for one, a reason: its handler and its button need no code. */
  readonly plain?: true
}

/** The acts of one noun: `subject` is what the audit and the events call a record of it. */
export interface Acts<
  Module extends string = string,
  Subject extends string = string,
  Table extends Readonly<Record<string, Act>> = Readonly<Record<string, Act>>,
> {
  readonly module: Module
  readonly subject: Subject
  readonly table: Table
}

/** Declares the acts of one noun of a module. */
export const acts = <
  const Module extends string,
  const Subject extends string,
  const Table extends Readonly<Record<string, Act>>,
>(
  module: Module,
  subject: Subject,
  table: Table,
): Acts<Module, Subject, Table> => ({ module, subject, table })

/** An act that follows from others: it has no call. */
export const follows: Act<undefined> = { call: undefined }

/** One of several acts of a call that the module names among its calls; `sends` makes it this one. */
export const through = <const Sends extends Readonly<Record<string, unknown>> | undefined = undefined>(
  call: Call,
  ...[sends]: Sends extends undefined ? [] : [Sends]
) =>
  ({ call: undefined, through: { call, ...(sends && { sends }) } }) as {
    readonly call: undefined
    readonly through: { readonly call: Call } & (Sends extends undefined ? unknown : { readonly sends: Sends })
  }

export type ActName<A extends Acts> = keyof A['table'] & string
/** Of those acts the ones that no code beside their declaration does. */
export type PlainActName<A extends Acts> = {
  [Name in ActName<A>]: A['table'][Name] extends { readonly plain: true } ? Name : never
}[ActName<A>]

/** The kinds of facts that the acts leave, each with its subject: what a module adds to `EventKinds`. */
export type ActKinds<A extends Acts> = {
  readonly [Name in ActName<A> as `${A['module']}.${Name}`]: A['subject']
}
/** The name of the fact that an act leaves in events and audit. */
export const kindOf = <A extends Acts, Name extends ActName<A>>({ module }: A, name: Name): `${A['module']}.${Name}` =>
  `${module}.${name}`

/** The module and the act of a kind of fact; null for facts that no act has left. */
export function actOf(kind: string): { readonly module: string; readonly act: string } | null {
  const dot = kind.indexOf('.')
  return dot < 0 ? null : { module: kind.slice(0, dot), act: kind.slice(dot + 1) }
}

/** Which of the acts that share a call its body means; one that none of them sends is a bug. */
export function actSent<A extends Acts>({ table }: A, call: Call, body: Readonly<Record<string, unknown>>): ActName<A> {
  const sent = Object.entries(table).find(
    ([, { through: shared }]) =>
      shared?.call === call && Object.entries(shared.sends ?? {}).every(([field, value]) => body[field] === value),
  )
  if (!sent) throw new Error(`no act of ${call.path} is meant by ${JSON.stringify(body)}`)
  return sent[0] as ActName<A>
}

type CallsOf<A extends Acts> = {
  readonly [Name in ActName<A> as A['table'][Name]['call'] extends Call ? Name : never]: NonNullable<
    A['table'][Name]['call']
  >
}
/** The calls of acts, by the acts' names. */
export function callsOf<A extends Acts>({ table }: A): CallsOf<A> {
  const asked = Object.entries(table).filter(([, { call }]) => call)
  return Object.fromEntries(asked.map(([name, { call }]) => [name, call])) as never
}

/**
 * Of these acts those whose call admits the actor, for the `Actions` of a reply: who may at all. What the state of the
 * record hinders is left out before.
 */
export const actsOpenTo = <A extends Acts, const Name extends ActName<A>>(
  { table }: A,
  { role, permissions }: Pick<Actor, 'role' | 'permissions'>,
  names: readonly Name[],
): Name[] =>
  names.filter((name) => {
    const { call, through: by } = table[name]!
    const asked = call ?? by?.call
    return asked !== undefined && passes(asked.who, role, permissions)
  })

/** What people read of an act. */
export interface WordsOfAct {
  /** The button, and the word of the right. */
  readonly do: string
  /** The question before it is done. */
  readonly ask?: string
  /** Said in a toast once it is done, where the page does not show it by itself. */
  readonly done?: string
  /** The line of the audit, and of history where `line` says no more. */
  readonly past: string
  /** The line of the record's history where it names facts: 'Session added on {{day}}'. */
  readonly line?: string
}
/** What a module's Arabic says of its acts; an act without its words does not compile. */
export type ActWords<A extends Acts> = {
  readonly [Name in ActName<A>]: A['table'][Name] extends { readonly asks: 'confirmation' }
    ? WordsOfAct & { readonly ask: string }
    : A['table'][Name] extends { readonly call: Call } | { readonly through: { readonly sends: object } }
      ? WordsOfAct
      : Pick<WordsOfAct, 'past'> & Partial<WordsOfAct>
}
