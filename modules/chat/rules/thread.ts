/*
 * The messages of a room as a reader holds them. What the server answers is put in here, in whichever order and however
 * often the answers come: every reader ends with the same messages in the same order.
 */

export interface Placed {
  readonly Seq: number
  readonly Revision: number
}

export interface Thread<M extends Placed> {
  /** In the order of the room, without a gap. */
  readonly messages: readonly M[]
  /** Everything that happened up to it is in here. */
  readonly revision: number
  /** The first message of the room is among them. */
  readonly isWhole: boolean
}

export interface Piece<M extends Placed> {
  readonly Items: readonly M[]
  /** There are more of them. */
  readonly HasMore: boolean
}

const highest = (items: readonly Placed[], least: number) =>
  items.reduce((most, { Revision }) => Math.max(most, Revision), least)

/** Of two states of a message the newer; others come by their place. */
function together<M extends Placed>(known: readonly M[], come: readonly M[]): M[] {
  const bySeq = new Map(known.map((message) => [message.Seq, message]))
  for (const message of come) {
    const before = bySeq.get(message.Seq)
    if (!before || before.Revision <= message.Revision) bySeq.set(message.Seq, message)
  }
  return [...bySeq.values()].toSorted((one, other) => one.Seq - other.Seq)
}

/** Opened with the newest messages. */
export const opened = <M extends Placed>({ Items, HasMore }: Piece<M>): Thread<M> => ({
  messages: together([], Items),
  revision: highest(Items, 0),
  isWhole: !HasMore,
})

/** With the page before its first message. */
export const withOlder = <M extends Placed>(thread: Thread<M>, { Items, HasMore }: Piece<M>): Thread<M> => ({
  ...thread,
  messages: together(thread.messages, Items),
  isWhole: !HasMore,
})

/** With what happened since its revision. What was deleted before its first message is seen when that page comes. */
export function withNews<M extends Placed>(thread: Thread<M>, { Items }: Piece<M>): Thread<M> {
  if (Items.length === 0) return thread
  const first = thread.messages[0]?.Seq ?? 1
  return {
    ...thread,
    messages: together(
      thread.messages,
      Items.filter(({ Seq }) => Seq >= first),
    ),
    revision: highest(Items, thread.revision),
  }
}
