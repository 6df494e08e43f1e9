const marked = new WeakSet<object>()

/**
 * For the few writing calls that may not run in the one transaction of their request: what they store must stay
 * although they refuse (a failed login), or they compute long before they store (a password hash), which would
 * keep a connection from everybody else. They get the pool and open short transactions themselves; their replies
 * hold tokens, so no idempotency key keeps them.
 */
export function opensOwnTransactions<H extends (asked: never) => unknown>(handler: H): H {
  marked.add(handler)
  return handler
}

export const hasOwnTransactions = (handler: object): boolean => marked.has(handler)
