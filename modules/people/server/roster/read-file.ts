import { readApart } from '#platform/server/apart/read-apart.ts'
import type { RosterInput } from './roster-thread.ts'
import type { ReadTables } from '#platform/server/sheets/table.ts'

const thread = new URL('./roster-thread.ts', import.meta.url)

/** The table of a roster file or text, read in a thread of its own; refuses what is neither CSV nor XLSX, damaged or too large. */
export const readRosterTables = (input: RosterInput): Promise<ReadTables> => readApart(thread, input)
