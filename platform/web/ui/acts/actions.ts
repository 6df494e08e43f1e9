import type { ReactNode } from 'react'
import type { Right } from '#platform/shared/access.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { type ModuleName, type Translate, useActWords, useText } from '../../text.ts'
import { useKit } from '../useKit.ts'

/** One thing that may be done with a record. Words come from the module: `acts.<name>` of a declared act, else `actions.<name>`, and `confirms.<name>` for the question. */
export interface Action {
  /** Does it; what it throws is said to the person in place. Instead of it, `href` leads to a page. */
  readonly run?: (given: { reason: string }) => unknown
  readonly href?: string
  /** The one filled button. */
  readonly main?: boolean
  /** Cannot be taken back: always asks first, and stands in the '…' menu, red there. */
  readonly danger?: boolean
  /** Asks first; anything but true is the question. */
  readonly confirm?: ReactNode
  /** Asks for a reason, which `run` is given. */
  readonly reason?: 'required' | 'optional'
  readonly reasonLabel?: string
  readonly label?: string
  readonly icon?: ReactNode
  /** Shown though it is not among the record's allowed actions: for links and what happens in the browser only. */
  readonly always?: boolean
  readonly disabled?: boolean
  /**
   * Rights of which one is needed, given where the record's state would allow the action: who has none of them sees
   * the button off, with a 'why?' beside it, instead of nothing.
   */
  readonly needs?: readonly Right[]
  /** What stands in place of the button to whom `needs` shuts out: who acts next, since when. */
  readonly waiting?: string
  /** The day from which on it may be done: until then the button is off and says so. */
  readonly from?: Day | undefined
  /** Of several chosen records: to how many it is done, where that is not all. */
  readonly can?: number
  readonly of?: number
  /** Of several chosen records those that it is not done to, as their `Actions` do not allow it. */
  readonly left?: readonly unknown[]
  /** `run` opens a form, which says by itself what it is about to do. */
  readonly opens?: true
  /** What is shown before it is done, above the question where there is one. */
  readonly preview?: ReactNode
  /**
   * Always in the '…' menu, as what is dangerous is by itself. False: a plain button though it is dangerous, where it is one
   * of two answers to a question (declining beside accepting).
   */
  readonly apart?: boolean
  /** Takes it back at once, where the state table has such a way: offered in the toast. Given what `run` answered. */
  readonly undo?: (answer: unknown) => unknown
  /** Whether it can be taken back after this answer; where `undo` stands and this is not said, always. */
  readonly canUndo?: (answer: unknown) => boolean
  /** Said in a toast when its call has answered, where neither `done` nor the act's own words say it. */
  readonly doneElse?: string
  /** Said in a toast when it is done; of a declared act it is `acts.<name>.done`, unless `run` only opens its form. */
  readonly done?: string
}

export type Actions = Readonly<Record<string, Action | false | null | undefined>>

export interface NamedAction extends Action {
  readonly name: string
  readonly words: {
    readonly label: string
    readonly question: ReactNode
    readonly done?: string | undefined
    /** As the history says it. */
    readonly past?: string | undefined
  }
}

/** Of the actions that a page knows, those that the reply allows, or will from a day on, in the page's order. */
export function allowedActions(actions: Actions, allowed: readonly string[] | undefined): [string, Action][] {
  return Object.entries(actions).filter(
    (entry): entry is [string, Action] =>
      Boolean(entry[1]) &&
      ((entry[1] as Action).always ||
        Boolean((entry[1] as Action).from) ||
        allowed === undefined ||
        allowed.includes(entry[0])),
  )
}

/** Actions that the state would allow and the reader's rights do not. */
export const lackedActions = (
  actions: Actions,
  allowed: readonly string[] | undefined,
  held: readonly Right[],
): [string, Action][] =>
  Object.entries(actions).filter(
    (entry): entry is [string, Action] =>
      Boolean(entry[1]) &&
      Boolean((entry[1] as Action).needs?.length) &&
      !(allowed ?? []).includes(entry[0]) &&
      !(entry[1] as Action).needs!.some((right) => held.includes(right)),
  )

/** Whether it belongs in the '…' menu whatever room there is: nothing dangerous lies beside the main button. */
export const standsApart = (action: Action): boolean => action.apart ?? Boolean(action.danger && !action.main)

/** Gives actions their words. */
export function useActionWords(module: ModuleName): (entries: [string, Action][]) => NamedAction[] {
  const t = useText(module) as Translate
  const platform = useText('platform') as Translate
  const acts = useActWords([module])(module)
  const kit = useKit()
  const counted = (action: Action, label: string) =>
    action.can === undefined ? label : kit('someCan', { action: label, can: action.can, of: action.of ?? 0 })
  const labelOf = (name: string) =>
    acts.maybe(`acts.${name}.do`, t.maybe(`actions.${name}`, platform.maybe(`actions.${name}`, name)))
  const questionOf = (name: string) => acts.maybe(`acts.${name}.ask`, t.maybe(`confirms.${name}`, kit('ask.sure')))
  const saidOf = (name: string, how: 'done' | 'past') => acts.maybe(`acts.${name}.${how}`, '') || undefined
  return (entries) =>
    entries.map(([name, action]) => ({
      ...action,
      name,
      words: {
        label: counted(action, action.label ?? labelOf(name)),
        question: typeof action.confirm === 'boolean' ? questionOf(name) : (action.confirm ?? questionOf(name)),
        done: saidOf(name, 'done'),
        past: saidOf(name, 'past'),
      },
    }))
}

/** Whether the action has a question of its own. */
export const hasQuestion = (action: Action): boolean => Boolean(action.danger || action.confirm || action.reason)

/** Whether the action asks before it is done. */
export const asksFirst = (action: Action): boolean =>
  Boolean(action.run) && (hasQuestion(action) || Boolean(action.preview))
