import type { Asked } from '../../handler.ts'

/** What a first try gets: the pool, and no means to write events or the audit, which belong to a transaction. */
export type AskedAtOnce<A> = Pick<A, keyof A & ('db' | 'actor' | 'now' | 'query' | 'body')>

type AtOnce<A, O> = (asked: AskedAtOnce<A>) => Promise<O | null>

const firstTries = new WeakMap<object, AtOnce<Asked<never>, unknown>>()

/**
 * For a `repeatable` call that hundreds make at the same time: `atOnce` answers it with a single statement on the pool, or
 * gives null, and then has changed nothing. After null the handler runs as every other, in its transaction, and words
 * whatever there is to refuse. A request with an idempotency key goes there straight away.
 */
export function triedAtOnce<A, O>(
  atOnce: (asked: AskedAtOnce<A>) => Promise<O | null>,
  handler: (asked: A) => O | Promise<O>,
): (asked: A) => O | Promise<O> {
  const tried = (asked: A) => handler(asked)
  firstTries.set(tried, atOnce as never)
  return tried
}

export const firstTryOf = (handler: object) => firstTries.get(handler)
