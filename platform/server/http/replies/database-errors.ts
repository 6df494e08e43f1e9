import { busy, changedMeanwhile, invalidInput, type RefusalKind } from '#platform/shared/refusal.ts'

/*
 * What PostgreSQL and its driver say, by class (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 * A value that the database does not take is the sender's error for ever, a full disk or a stopped server passes:
 * answering the first with "try again" would block a queue of unsent answers, the second with "invalid" would lose one.
 */
const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}
// Each has a digit; EPIPE, the system's word for a cut connection, is five capitals too.
const isState = (code: string) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code)

/** A clash with another transaction: the same work run anew may pass. */
export const mayPassAgain = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** The refusal that an error of the database becomes where its handler did not translate it; null: not of the database. */
export function databaseRefusal(error: unknown): RefusalKind | null {
  const code = codeOf(error)
  if (isState(code)) {
    if (code === '23505' || code === '23P01') return changedMeanwhile
    if (code.startsWith('22') || code.startsWith('23')) return invalidInput
    if (['08', '40', '53', '55', '57', '58'].includes(code.slice(0, 2)) || code === '25006') return busy
    return null
  }
  return isConnectionLoss(error, code) ? busy : null
}

// EAGAIN: more connect to the server's socket at once than may wait there.
const lost = new Set([
  'EAGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

function isConnectionLoss(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  if ((error as { syscall?: string }).syscall === 'connect' && lost.has(code)) return true
  if ((error as { syscall?: string }).syscall !== 'open' && (code === 'ECONNRESET' || code === 'EPIPE')) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/.test(
    error.message,
  )
}
