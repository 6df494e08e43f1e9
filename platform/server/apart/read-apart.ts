import { Worker } from 'node:worker_threads'
import { turnsOf } from '#platform/server/turns.ts'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { Refusal, type FieldError, type RefusalData, type RefusalKind } from '#platform/shared/refusal.ts'

export interface ApartLimits {
  /** Of the thread's own heap. */
  readonly megabytes?: number
  readonly milliseconds?: number
  /** What the sender is told when the reading takes more than that. */
  readonly over?: RefusalKind
  /** Of work that nobody sends: its own turns. Else it waits among what people send, and they wait for it. */
  readonly turn?: ReturnType<typeof turnsOf>
}

/** What a thread answers with (`answerApart`). */
export type ApartAnswer =
  | { readonly result: unknown }
  | { readonly refused: { kind: RefusalKind; data: RefusalData; fields: readonly FieldError[] } }
  | { readonly failed: string }

/** Under `node --watch`, as `bin/dev` runs it, a thread also says which files it loads. */
const isAnswer = (said: object): said is ApartAnswer => 'result' in said || 'refused' in said || 'failed' in said

// Whoever waits holds a connection to the database.
const sent = turnsOf({ atOnce: 2, mostWaiting: 4 })

/**
 * Reads what comes from outside (a roster, a question bank, a large body) in a thread of its own, whose file ends
 * with `answerApart`. The thread is ended when it takes more memory or time than it may, so that no file stops
 * or ends the server. What the reading refuses is refused here. Two are read at a time; a few wait.
 */
export function readApart<Result>(thread: URL, input: unknown, limits: ApartLimits = {}): Promise<Result> {
  return (limits.turn ?? sent)(() => inThread<Result>(thread, input, limits))
}

function inThread<Result>(
  thread: URL,
  input: unknown,
  { megabytes = 256, milliseconds = 10_000, over = fileTooHeavy }: ApartLimits,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new Refusal(over))), milliseconds)
    const answered = (answer: ApartAnswer) => {
      if ('result' in answer) resolve(answer.result as Result)
      else if ('refused' in answer) reject(new Refusal(answer.refused.kind, answer.refused.data, answer.refused.fields))
      else reject(new Error(answer.failed))
    }
    worker.on('message', (said: object) => {
      if (isAnswer(said)) end(() => answered(said))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal(over) : error)),
    )
    worker.once('exit', () => end(() => reject(new Refusal(over))))
  })
}
