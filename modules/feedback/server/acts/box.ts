import { randomInt } from 'node:crypto'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Answer } from '../../rules/answering.ts'

/** The answers of one sheet, as they lie in a box. */
export type Sheet = readonly Answer[]

/** As `sealed-boxes.ts` says it in SQL. */
const belongsTo = (roundId: number) => `feedback.box:${roundId}`
/** Boxes grow in steps: how much somebody has written is not to be told from how much longer one became. */
const step = 16_384

/** In an order that nobody can foretell. */
export function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

/** All sheets of a round as one sealed value, in no order. */
export function closeBox(vault: Vault, roundId: number, sheets: readonly Sheet[]): Buffer {
  const plain = Buffer.from(JSON.stringify(shuffled(sheets)))
  const padded = Buffer.alloc(Math.ceil(plain.length / step) * step, ' ')
  plain.copy(padded)
  return vault.close('feedback', padded, belongsTo(roundId))
}

export const openBox = (vault: Vault, roundId: number, sealed: Buffer | undefined): Sheet[] =>
  sealed === undefined ? [] : JSON.parse(vault.open('feedback', sealed, belongsTo(roundId)).toString('utf8'))
