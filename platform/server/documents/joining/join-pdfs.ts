import { turnsOf } from '#platform/server/turns.ts'
import { readApart } from '../../apart/read-apart.ts'

/** PDFs of more bytes together are not put into one: they lie in memory several times while that is done. */
export const mostJoinedBytes = 96 * 1_048_576

// Runs are joined by jobs, which hold no connection while they wait, and have printed for minutes before.
const turn = turnsOf({ atOnce: 1, mostWaiting: 100 })

/**
 * The pages of several PDFs of ours in one, in a thread of its own with a limit of time. Text stays text and letters stay
 * in the file; marks for screen readers and the properties of each are lost.
 */
export const joinPdfs = (documents: readonly Uint8Array[]): Promise<Uint8Array> =>
  readApart(new URL('./join-thread.ts', import.meta.url), documents, { milliseconds: 120_000, turn })
