import { isDeepStrictEqual } from 'node:util'
import { writeAct, writeFact, writeNew } from '#platform/server/acts/write-act.ts'
import { readApart } from '#platform/server/apart/read-apart.ts'
import { parseLongCsv } from '#platform/server/apart/long-texts.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuse, Refusal } from '#platform/shared/refusal.ts'
import type { lookupsCalls } from '../../contract/calls.ts'
import { entryFields } from '../../contract/entry.ts'
import { badFile, codeTwice, notALookupFile } from '../../contract/refusals.ts'
import { overEntry, readLookupFile, rowsOfLookup } from '../../rules/csv-columns.ts'
import { lookupOf } from '../../rules/registry.ts'
import * as store from '../store/entries.ts'
import { keepingCodes, nounOf, refuseClosed, refuseOddCode, wantedFields } from '../acts/entry.ts'

/** What is done to a list as a whole is about none of its entries. */
const wholeList = { id: 0 }

export const exportLookup: Handler<typeof lookupsCalls.exportLookup> = async ({ db, query, audit }) => {
  const lookup = lookupOf(query.Lookup)
  const entries = await store.allEntries(db, lookup)
  await writeFact({ db, record: audit }, nounOf(lookup), wholeList, 'exportLookup', { rows: entries.length })
  return { Rows: rowsOfLookup(lookup, entries) }
}

/** The first sheet of a workbook that comes in Base64, read in a thread of its own. */
const sheetOf = (workbook: string): Promise<string[][]> =>
  readApart(new URL('../sheet-thread.ts', import.meta.url), Buffer.from(workbook, 'base64'))

/** Says of what is wrong with an entry in which line of the file it stands. */
async function inLine<T>(row: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const wrong = error instanceof Refusal ? error.fields[0] : undefined
    if (wrong) refuse(badFile, { row, column: wrong.path, problem: wrong.code })
    throw error
  }
}

export const importLookup: Handler<typeof lookupsCalls.importLookup> = async (asked) => {
  const { db, body } = asked
  const lookup = lookupOf(body.Lookup)
  const noun = nounOf(lookup)
  const rows = body.Workbook === undefined ? await parseLongCsv(body.Text ?? '') : await sheetOf(body.Workbook)
  const lines = readLookupFile(lookup, rows) ?? refuse(notALookupFile)
  const entries = await store.lockedEntries(db, lookup)
  const known = Map.groupBy(entries, ({ Code }) => Code.toLowerCase())
  /** By its code as it stands, else in other capitals: the one that the list has is kept. */
  const knownAs = (code: string) => {
    const alike = known.get(code.toLowerCase()) ?? []
    return alike.find(({ Code }) => Code === code) ?? alike[0]
  }
  const written = (entry: store.EntryValues) => rowsOfLookup(lookup, [entry])[1]
  const read = new Set<string>()
  const counts = { Added: 0, Changed: 0 }
  for (const each of lines) {
    const { row, fault } = each
    if (fault) refuse(badFile, { row, ...fault })
    const code = entryFields.shape.Code.safeParse(each.fields['Code'])
    const before = code.success ? knownAs(code.data) : undefined
    const parsed = entryFields.safeParse(before ? overEntry(lookup, rows, each, before) : each.fields)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!
      refuse(badFile, { row, column: issue.path.join('.'), problem: issue.message })
    }
    const line = before ? { ...parsed.data, Code: before.Code } : parsed.data
    const entry = await inLine(row, () => wantedFields(db, lookup, line))
    const once = before ? entry.Code : entry.Code.toLowerCase()
    if (read.has(once)) refuse(codeTwice, { row, code: entry.Code })
    read.add(once)
    refuseClosed(lookup, entry, before ? { code: before.Code } : null)
    if (!before) await inLine(row, () => refuseOddCode(db, lookup, entry, null))
    // A line that says what is there is no change: nothing is counted, and whoever has the entry open may save it.
    if (before && isDeepStrictEqual(written(before), written(entry))) continue
    // Each is told as one that was saved by hand is: with what it said before.
    const save = async () => {
      const id = before?.ID ?? (await store.addEntry(db, lookup, entry)).ID
      const told = { id, code: entry.Code }
      if (!before) return writeNew(asked, noun, told, 'saveLookupEntry')
      return writeAct(asked, noun, told, 'saveLookupEntry', { set: store.entryColumns(lookup, entry) })
    }
    await inLine(row, () => keepingCodes(entry.Code, save))
    counts[before ? 'Changed' : 'Added']++
  }
  await writeFact(asked, noun, wholeList, 'importLookup', { added: counts.Added, changed: counts.Changed })
  return counts
}
