import type { Database } from '#platform/server/database.ts'
import type { ChainFault } from '#platform/server/audit/verify.ts'

export async function chainState(db: Database) {
  const [head, waiting, check] = await Promise.all([
    db.selectFrom('platform.audit_head').select(['seq', 'hash']).executeTakeFirst(),
    db
      .selectFrom('platform.audit_unsealed')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('platform.audit_check')
      .select(['at', 'rows', 'fault'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const fault = check?.fault as ChainFault | null | undefined
  return {
    Rows: head?.seq ?? 0,
    Hash: head?.hash.toString('hex') ?? null,
    Waiting: waiting.count,
    LastCheck: check
      ? {
          At: check.at,
          Rows: check.rows,
          Fault: fault ? { Why: fault.why, Number: fault.seq, EntryID: fault.auditId } : null,
        }
      : null,
  }
}
