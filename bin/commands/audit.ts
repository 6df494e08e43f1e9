import { parseArgs } from 'node:util'
import { sealAudit } from '#platform/server/audit/seal.ts'
import { verifyAudit, type ChainFault, type ChainHead, type Verified } from '#platform/server/audit/verify.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { onAcademy } from './academy.ts'

const usage = `Usage: bin/audit verify [--head ROWS:HASH ...]   walks the chain of the audit from its beginning
       bin/audit head                            prints its head, to be kept elsewhere

A head that was kept says what the chain was then: verify holds the chain of today against it.
Exit 1: the audit does not fit, and the first row that does not is named.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { head: { type: 'string', multiple: true } },
})

const sentences: Record<ChainFault['why'], string> = {
  changed: 'The row or its seal is not what was sealed.',
  rowMissing: 'The row is gone.',
  sealMissing: 'The seal of this number is gone.',
  tailMissing: 'The chain goes no further; its noted head lies beyond.',
  unsealed: 'The row has no seal and awaits none: the academy did not write it.',
  otherChain: 'The chain is another than it was at an earlier verification.',
}

function headOf(text: string): ChainHead {
  const [, rows, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text.trim()) ?? []
  if (!rows || !hash) throw new ConfigError(`Not a head of the audit: ${text}. It is written as bin/audit head does.`)
  return { rows: Number(rows), hash: hash.toLowerCase() }
}

function tell({ rows, hash, sealedAt, waiting, fault }: Verified): void {
  if (fault) {
    const place = [fault.seq && `number ${fault.seq} of the chain`, fault.auditId && `row ${fault.auditId}`]
    console.error(`The audit does not fit at ${place.filter(Boolean).join(', ')}. ${sentences[fault.why]}`)
    console.error(`${rows} rows before it fit.`)
    process.exitCode = 1
    return
  }
  console.log(`The audit is sound: ${rows} rows${waiting ? `, and ${waiting} that await their seal` : ''}.`)
  console.log(`Head ${rows}:${hash}${sealedAt ? `, sealed ${sealedAt}` : ''}`)
}

async function onDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  await onAcademy(async ({ address }) => {
    const { db, close } = openDatabase({ ...address, max: 1 })
    await run(db).finally(close)
  })
}

const given = (values['head'] ?? []) as string[]
if (positionals[0] === 'verify') {
  await onDatabase(async (db) => tell(await verifyAudit(db, given.map(headOf))))
} else if (positionals[0] === 'head') {
  await onDatabase(async (db) => {
    await sealAudit(db)
    const head = await db.selectFrom('platform.audit_head').selectAll().executeTakeFirst()
    console.log(head ? `${head.seq}:${head.hash.toString('hex')}` : 'The audit has no row yet.')
  })
} else {
  console.error(usage)
  process.exitCode = 2
}
