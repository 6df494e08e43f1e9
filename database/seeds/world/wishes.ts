import type { Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'

/** What is said of a row that is made; whatever is left out is as usual. */
export type Wishes<T extends keyof DB> = Partial<Insertable<DB[T]>>

let made = 0
/** Tells apart what nobody gave a code: another number each time in this process. */
export const nextNumber = (): number => ++made
