import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Input } from '#platform/shared/call.ts'
import type { attemptCalls } from '../../contract/calls.ts'

export type SentAnswer = Input<typeof attemptCalls.saveAnswers>['body']['Answers'][number]
export type GivenAnswer = SentAnswer['Answer']

/** One given answer as this browser keeps it. It holds no question text and no key. */
export interface KeptAnswer {
  readonly attemptId: number
  readonly seq: number
  readonly examQuestionId: number
  readonly answer: GivenAnswer
  readonly answeredAt: string
}

interface Kept extends DBSchema {
  unsent: { key: [number, number]; value: KeptAnswer; indexes: { attempt: number } }
}

let opened: Promise<IDBPDatabase<Kept>> | null = null
const database = () =>
  (opened ??= openDB<Kept>('diwan-exams', 1, {
    upgrade(db) {
      db.createObjectStore('unsent', { keyPath: ['attemptId', 'seq'] }).createIndex('attempt', 'attemptId')
    },
  }))

/*
 * Only what the server has not acknowledged stands here: an answer is written before it is sent and removed by its
 * acknowledgement alone.
 */
export const keep = async (answer: KeptAnswer): Promise<void> => void (await (await database()).put('unsent', answer))

export const unsentOf = async (attemptId: number): Promise<KeptAnswer[]> =>
  (await (await database()).getAllFromIndex('unsent', 'attempt', attemptId)).toSorted(
    (one, other) => one.seq - other.seq,
  )

export async function forget(attemptId: number, seqs: readonly number[]): Promise<void> {
  const transaction = (await database()).transaction('unsent', 'readwrite')
  await Promise.all([...seqs.map((seq) => transaction.store.delete([attemptId, seq])), transaction.done])
}

/** Gives kept answers new numbers, in their order, where the server holds other answers under theirs. */
export async function renumber(attemptId: number, from: number): Promise<KeptAnswer[]> {
  const kept = await unsentOf(attemptId)
  const transaction = (await database()).transaction('unsent', 'readwrite')
  const renumbered = kept.map((answer, at) => ({ ...answer, seq: from + at }))
  await Promise.all([
    ...kept.map((answer) => transaction.store.delete([attemptId, answer.seq])),
    ...renumbered.map((answer) => transaction.store.put(answer)),
    transaction.done,
  ])
  return renumbered
}

const deviceName = 'diwan-exam-device'
/** This browser's own key, chosen once: whoever has it may answer the attempt. */
export function deviceKey(): string {
  const known = localStorage.getItem(deviceName)
  if (known) return known
  const made = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  localStorage.setItem(deviceName, made)
  return made
}
