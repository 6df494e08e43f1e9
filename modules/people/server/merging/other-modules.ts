import { sql } from 'kysely'
import type { Merged, MergedPerson, Moving } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import { mergeBlocks, movedKinds, type MergeBlock, type MovedKind } from '#platform/shared/record/merging.ts'
import { countReferences, personReferences } from './references.ts'

const sayings = (modules: AllModules, of: MergedPerson) =>
  modules().flatMap(({ merging, mergingInstructors }) => (of === 'trainee' ? merging : mergingInstructors) ?? [])

/** What forbids the merge as it is now, with the numbers of what it is about. */
export async function blocksOf(
  db: Database,
  modules: AllModules,
  of: MergedPerson,
  pair: Merged,
): Promise<{ Kind: MergeBlock; Codes: string[] }[]> {
  const each = sayings(modules, of).flatMap(({ blocks }) => (blocks ? [blocks(pair)] : []))
  const { rows } = await sql<{ kind: MergeBlock; code: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return mergeBlocks.flatMap((Kind) => {
    const Codes = rows.filter(({ kind }) => kind === Kind).map(({ code }) => code)
    return Codes.length > 0 ? [{ Kind, Codes }] : []
  })
}

/** How much of each kind hangs on a person. A table of which no module has said a word counts among the others. */
export async function movesOf(
  db: Database,
  modules: AllModules,
  of: MergedPerson,
  personId: number,
): Promise<{ Kind: MovedKind; Count: number }[]> {
  const words: Readonly<Record<string, MovedKind>> = Object.assign(
    {},
    ...sayings(modules, of).map(({ counted }) => counted),
  )
  const counts = new Map<MovedKind, number>()
  const add = (kind: MovedKind, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  for (const { table, count } of await countReferences(db, await personReferences(db, of), personId))
    add(words[table] ?? 'others', count)
  const each = sayings(modules, of).flatMap((module) => (module.counts ? [module.counts(personId)] : []))
  const { rows } = await sql<{ kind: MovedKind; count: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  for (const { kind, count } of rows) add(kind, count)
  return movedKinds.flatMap((Kind) => (counts.get(Kind) ? [{ Kind, Count: counts.get(Kind)! }] : []))
}

export async function moveOfModules(db: Database, modules: AllModules, of: MergedPerson, pair: Moving): Promise<void> {
  for (const { move } of sayings(modules, of)) await move?.(db, pair)
}
