import type { Noun } from '#platform/server/acts/write-act.ts'
import { sheetActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'

interface SheetRef {
  readonly id: number
  readonly kind: string
  readonly number: number
}

/** What each fact about a sheet carries: its `kind` and the `number` of its version. */
export const noun: Noun<typeof sheetActs, 'feedback.sheet', SheetRef, Pick<Doing, 'db' | 'record'>> = {
  acts: sheetActs,
  stored: { table: 'feedback.sheet', unkept: ['id', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ kind, number }) => ({ kind, number: String(number) }),
}
