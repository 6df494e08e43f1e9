export const tokenStates = ['active', 'expired', 'ended'] as const
export type TokenState = (typeof tokenStates)[number]
/**
 * Taken back by somebody; its person got another password or another role; the account was switched off; the academy was
 * restored from a backup, which may be older than an end.
 */
export const endings = ['revoked', 'password', 'role', 'account', 'restored'] as const

/** How many tokens of one person may be good at the same time. */
export const mostTokens = 20

/** What every token begins with, so that one that lies about is known for what it is. */
export const tokenMark = 'diwan_'
export const isTokenLike = (text: string): boolean => /^diwan_[\w-]{43}$/.test(text)
/** How much of a token is shown after it was made. */
export const shownOf = (token: string): string => token.slice(0, tokenMark.length + 6)
