import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '#platform/shared/refusal.ts'
import type { ApartAnswer } from './read-apart.ts'

/** The last line of a thread's file: reads what `readApart` was given and answers, or refuses as a handler would. */
export async function answerApart<Input>(read: (input: Input) => unknown): Promise<void> {
  parentPort?.postMessage(await answerOf(read), [])
}

async function answerOf<Input>(read: (input: Input) => unknown): Promise<ApartAnswer> {
  try {
    return { result: await read(workerData as Input) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: { kind: error.kind, data: error.data, fields: error.fields } }
    // The message may quote the file: only the kind of fault and its place leave the thread.
    return { failed: error instanceof Error ? `${error.name} ${(error.stack ?? '').split('\n')[1]?.trim()}` : 'failed' }
  }
}
