import { json, type Database } from '../database.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit, type Verified } from './verify.ts'

/** Seals what waits, walks the chain and writes down what was found; later verifications hold the chain against it. */
export async function checkAudit(db: Database): Promise<Verified> {
  await sealAudit(db)
  const found = await verifyAudit(db)
  await db
    .insertInto('platform.audit_check')
    .values({ rows: found.rows, hash: Buffer.from(found.hash, 'hex'), fault: found.fault && json(found.fault) })
    .execute()
  return found
}
