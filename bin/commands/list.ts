import { callRows, writeCalls } from './list/calls.ts'
import { decisionRows, writeDecisions } from './list/decisions.ts'
import { lookupRows, documentRows, screenRows } from './list/registries.ts'
import { noticesAsRows, writeNotices } from './list/notices.ts'

const lists: Record<string, () => Promise<string[][]>> = {
  calls: callRows,
  screens: screenRows,
  lookups: lookupRows,
  documents: documentRows,
  notices: noticesAsRows,
  decisions: decisionRows,
}

/** Those of which a copy stands in the repository. */
const kept: Record<string, (verify: boolean) => Promise<number>> = {
  calls: writeCalls,
  notices: writeNotices,
  decisions: writeDecisions,
}

const [wanted = '', flag] = process.argv.slice(2)
const list = lists[wanted]
const write = kept[wanted]
if (write && (flag === '--write' || flag === '--verify')) process.exitCode = await write(flag === '--verify')
else if (list && flag === undefined) for (const row of await list()) console.log(row.join('\t'))
else {
  console.error(
    `Usage: bin/list ${Object.keys(lists).join(' | ')}; with --write or --verify: ${Object.keys(kept).join(' | ')}`,
  )
  process.exitCode = 2
}
