/** How far an account has come: `invited` has no password yet, `waiting` has one and waits for approval. */
export const accountStates = ['invited', 'waiting', 'active', 'inactive'] as const
export type AccountState = (typeof accountStates)[number]
