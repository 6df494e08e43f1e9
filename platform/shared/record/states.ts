/**
 * A table state × action → state. The server's guard, the buttons, the diagram in the docs and the exhaustive
 * test all read the same table.
 */
export interface Move<State extends string, Who extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly who: readonly Who[]
}

export interface StateTable<State extends string, Action extends string, Who extends string> {
  readonly states: readonly State[]
  readonly initial: State
  readonly moves: Readonly<Record<Action, Move<State, Who>>>
}

export function stateTable<const State extends string, const Action extends string, const Who extends string>(table: {
  states: readonly State[]
  initial: NoInfer<State>
  moves: Readonly<Record<Action, Move<NoInfer<State>, Who>>>
}): StateTable<State, Action, Who> {
  return table
}

/** The state after the action, or null where the table has no such move for this person. */
export function next<S extends string, A extends string, W extends string>(
  table: StateTable<S, A, W>,
  state: S,
  action: A,
  who: W,
): S | null {
  const move = table.moves[action]
  return move.from.includes(state) && move.who.includes(who) ? move.to : null
}

/** Who may take the action in this state; nobody where the table has no such move. */
export const moversOf = <S extends string, A extends string, W extends string>(
  table: StateTable<S, A, W>,
  state: S,
  action: A,
): readonly W[] => (table.moves[action].from.includes(state) ? table.moves[action].who : [])

/** The actions this person may take in this state, for the reply's list of allowed actions. */
export function actionsIn<S extends string, A extends string, W extends string>(
  table: StateTable<S, A, W>,
  state: S,
  who: W,
): A[] {
  return (Object.keys(table.moves) as A[]).filter((action) => next(table, state, action, who) !== null)
}
