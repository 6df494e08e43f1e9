import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from '#apps/server/documents.ts'
import { declaredCalls } from '#apps/server/openapi.ts'
import { callPathOf } from '#platform/shared/document/document-address.ts'
import { root } from './root.ts'

/* Says which declared calls nobody has put into the list of who may, written by hand, and which lines are of no call. */
const file = 'testing/access/calls.tsv'
const listed = readFileSync(join(root, file), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t').slice(0, 2).toReversed().join(' '))
const declared = declaredCalls().flatMap(({ calls }) =>
  Object.values(calls).map(({ method, path }) => `${method} ${path}`),
)
/** The guard lets everybody through to a printable document; its declaration decides behind it (testing/access.test.ts). */
const ofDocuments = documents.map(({ document }) => `GET ${callPathOf(document)}`)
const wrong = [
  ...declared
    .filter((call) => !listed.includes(call) && !ofDocuments.includes(call))
    .map((call) => `${call}: say in ${file} who may.`),
  ...listed
    .filter((call) => !declared.includes(call))
    .map((call) => `${call}: ${file} names it, and there is no such call.`),
]
for (const line of wrong) console.log(line)
process.exit(wrong.length > 0 ? 1 : 0)
