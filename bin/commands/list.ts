import { callRows, lookupRows, reportRows, screenRows } from './list/registries.ts'
import { noticesAsRows, writeNotices } from './list/notices.ts'
import { writeOpenapi } from './list/openapi.ts'

const lists: Record<string, () => Promise<string[][]>> = {
  calls: callRows,
  screens: screenRows,
  lookups: lookupRows,
  reports: reportRows,
  notices: noticesAsRows,
}

const [wanted = '', flag] = process.argv.slice(2)
const list = lists[wanted]
if (wanted === 'notices' && flag) {
  process.exitCode = await writeNotices(flag === '--verify')
} else if (list) {
  for (const row of await list()) console.log(row.join('\t'))
} else if (wanted === 'openapi') {
  process.exitCode = await writeOpenapi(flag === '--verify')
} else {
  console.error(`Usage: bin/list ${Object.keys(lists).join(' | ')} | openapi [--verify] | notices [--write | --verify]`)
  process.exitCode = 2
}
