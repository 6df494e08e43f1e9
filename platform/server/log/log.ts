import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * Structured lines on standard output. They bear ids, codes, times and counts; never a body, a token, a query
 * string, an address or a name.
 */
export function openLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: plainError },
  }
  // Each line is a write of its own: whole although several processes share the output, and there before a crash.
  // Handing the lines to another thread costs more CPU than writing them.
  return pino(options, to ?? pino.destination({ dest: 1, sync: true }))
}

/** What of an error may stand in the log. The driver's `detail` and `where` quote the row's values. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return plainOther(error)
  const { code, constraint, table, schema } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint, table: `${String(schema)}.${String(table)}` } : {}),
    ...(error.cause ? { cause: plainError(error.cause) } : {}),
  }
}

/** pg-boss reports what its workers meet as plain objects with the fields of an error. */
function plainOther(thrown: unknown): Record<string, unknown> {
  const { message, stack, code } = Object(thrown) as Record<string, unknown>
  if (typeof message !== 'string')
    return { message: typeof thrown === 'object' ? 'no error was given' : String(thrown) }
  return { message, ...(typeof stack === 'string' && { stack }), ...(typeof code === 'string' && { code }) }
}
