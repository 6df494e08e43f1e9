import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passportColumns } from './passport.ts'

const batch = 500

export interface SealedPassports {
  readonly sealed: number
  /** Codes of trainees whose number somebody before them has in another writing: it is kept, but not found by it. */
  readonly twins: readonly string[]
}

/** Encrypts the numbers that an older version or a seed left as text. Interrupted it goes on where it was. */
export async function sealPassports(db: Database, vault: Vault): Promise<SealedPassports> {
  const twins: string[] = []
  for (let sealed = 0; ;) {
    const found = await db.transaction().execute((tx) => sealSome(tx, vault))
    sealed += found.sealed
    twins.push(...found.twins)
    if (found.sealed < batch) return { sealed, twins }
  }
}

async function sealSome(tx: Database, vault: Vault): Promise<SealedPassports> {
  const { rows } = await sql<{ id: number; code: string; number: string }>`
    select id, code, passport_to_seal as number from people.trainee where passport_to_seal is not null
    order by id limit ${sql.lit(batch)} for update`.execute(tx)
  if (rows.length === 0) return { sealed: 0, twins: [] }
  const columns = rows.map(({ id, code, number }) => ({ id, code, ...passportColumns(vault, code, number) }))
  const marks = columns.flatMap((row) => row.passport_mark ?? [])
  const known = await tx
    .selectFrom('people.trainee')
    .select('passport_mark')
    .where((eb) => eb('passport_mark', '=', eb.fn.any(eb.val(marks))))
    .execute()
  const taken = new Set(known.map((row) => row.passport_mark!.toString('hex')))
  const twins: string[] = []
  const hex = columns.map(({ id, code, passport_sealed: sealed, passport_mark: mark, passport_ending: ending }) => {
    const text = mark?.toString('hex') ?? null
    const isTwin = text !== null && taken.has(text)
    if (isTwin) twins.push(code)
    if (text !== null) taken.add(text)
    return { id, sealed: sealed?.toString('hex') ?? null, mark: isTwin ? null : text, ending }
  })
  await sql`update people.trainee t set passport_to_seal = null, passport_ending = s.ending,
      passport_sealed = decode(s.sealed, 'hex'), passport_mark = decode(s.mark, 'hex')
    from jsonb_to_recordset(${json(hex)}) as s(id integer, sealed text, mark text, ending text) where t.id = s.id`.execute(
    tx,
  )
  return { sealed: rows.length, twins }
}
