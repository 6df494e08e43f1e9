import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Erasure, OwnData, Person } from '#platform/server/content/own-data.ts'
import type { ErasureBlock, KeptKind, RemovedKind } from '#platform/shared/record/own-data.ts'
import { erasedNames } from '../text/letters.ts'
import { notifyActorChanged, isLastAdmin } from '#modules/accounts/server/public.ts'
import { idsOf } from './archive.ts'
import { eraseTraces, lettersOfContacts, noteErased, renameKept } from './store/traces.ts'

export interface Block {
  readonly Kind: ErasureBlock
  readonly Code: string
}

/** What must be closed before the person is erased. */
export async function blocksOf(db: Database, parts: readonly OwnData[], person: Person): Promise<Block[]> {
  const each = parts.flatMap((part) => part.blocks?.(person) ?? [])
  const { rows } = await sql<Block>`select kind as "Kind", code as "Code"
    from (${sql.join(each, sql` union all `)}) open (kind, code) order by kind, code`.execute(db)
  return (await isLastAdmin(db, person.accountId)) ? [...rows, { Kind: 'lastAdmin', Code: '' }] : rows
}

/** How much there is of each kind. */
export async function countsOf(db: Database, parts: readonly OwnData[], person: Person) {
  const each = parts.flatMap((part) => part.counts?.(person) ?? [])
  const { rows } = await sql<{ kind: KeptKind | RemovedKind; count: number }>`
    select kind, sum(count)::integer as count
    from (${sql.join(each, sql` union all `)}) counted (kind, count) group by kind`.execute(db)
  return new Map(rows.map((row) => [row.kind, row.count]))
}

/** Erases the person in the transaction of the decision, the modules below before those above. */
export async function erasePerson(
  db: Database,
  parts: readonly OwnData[],
  person: Person,
  requestId: number,
  { now, vault }: Pick<Erasure, 'now' | 'vault'>,
): Promise<void> {
  const { ar, en } = erasedNames
  const pseudonym = {
    nameAr: `${ar} ${person.accountId}`,
    nameEn: `${en} ${person.accountId}`,
    email: `erased-${person.accountId}@erased.invalid`,
  }
  const erasure = { person, pseudonym, now, vault }
  await noteErased(db, requestId, erasure)
  const lettersOfOthers = await lettersOfContacts(db, person)
  const files: number[] = []
  for (const part of parts.toReversed()) files.push(...((await part.erase?.(db, erasure)) ?? []))
  await eraseTraces(db, erasure, lettersOfOthers)
  for (const id of new Set(files)) await dropFile(db, id)
  const { rows: kept } = await sql<{
    id: number
  }>`select id from (${idsOf(parts, person)}) own where id is not null`.execute(db)
  await renameKept(
    db,
    person.accountId,
    kept.map((row) => row.id),
  )
  await notifyActorChanged(db, person.accountId)
}
