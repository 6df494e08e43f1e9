import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const house = join(import.meta.dirname, '../../..')

/** The views of one module, and those that it fills in for modules above. */
interface FactsFile {
  readonly path: string
  readonly text: string
  /** Its views, `schema.name`. */
  readonly makes: readonly string[]
  /** The views of others that it reads. */
  readonly reads: readonly string[]
}

/** `modules/<m>/server/facts.sql`, each after those whose views it reads. Throws where they read each other in a circle. */
export function factsFiles(root: string = house): readonly FactsFile[] {
  const waiting = globSync('modules/*/server/facts.sql', { cwd: root })
    .toSorted()
    .map((path) => readFacts(path, readFileSync(join(root, path), 'utf8')))
  const sorted: FactsFile[] = []
  const made = new Set<string>()
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ reads }) => reads.every((view) => made.has(view)))
    if (at < 0) throw new Error(`Views that wait for each other: ${waiting.map(({ path }) => path).join(', ')}`)
    const [next] = waiting.splice(at, 1)
    sorted.push(next!)
    for (const view of next!.makes) made.add(view)
  }
  return sorted
}

function readFacts(path: string, text: string): FactsFile {
  const makes = [...text.matchAll(/^create view ([a-z_.]+)/gm)].map(([, view]) => view!)
  const named = [...text.matchAll(/\b(?:from|join) ([a-z_]+\.[a-z_]+_facts)\b/g)].map(([, view]) => view!)
  return { path, text, makes, reads: [...new Set(named)].filter((view) => !makes.includes(view)) }
}

const markOf = (files: readonly FactsFile[]): string =>
  `facts ${createHash('sha256')
    .update(files.map(({ text }) => text).join('\n'))
    .digest('hex')}`

const viewsThereAre = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, obj_description(c.oid, 'pg_class') as mark
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'v' and c.relname like '%\\_facts'`

/** Whether the views are those of these files: each bears the mark of the text that it was made of. */
export async function factsAreCurrent(on: pg.ClientBase | pg.Pool, root: string = house): Promise<boolean> {
  const files = factsFiles(root)
  const { rows } = await on.query<{ name: string; mark: string | null }>(viewsThereAre)
  const mark = markOf(files)
  const views = files.flatMap(({ makes }) => makes)
  return rows.length === views.length && rows.every((row) => row.mark === mark && views.includes(row.name))
}

/**
 * Makes the views anew where their text has changed, or where a migration may have touched them: all or none, with the
 * rights that others had to them. What else hangs on one of them keeps it from being dropped, and is named by the error.
 */
export async function applyFacts(client: pg.ClientBase, anyway: boolean, root: string = house): Promise<boolean> {
  if (!anyway && (await factsAreCurrent(client, root))) return false
  const files = factsFiles(root)
  await client.query('begin')
  try {
    const { rows: there } = await client.query<{ name: string }>(viewsThereAre)
    const { rows: rights } = await client.query<{ given: string; to: string }>(`
      select distinct right_.privilege_type as given, quote_ident(pg_get_userbyid(right_.grantee)) as to
      from pg_class c, aclexplode(c.relacl) right_
      where c.relkind = 'v' and c.relname like '%\\_facts' and right_.grantee not in (0, c.relowner)`)
    if (there.length > 0) await client.query(`drop view ${there.map(({ name }) => name).join(', ')}`)
    for (const { path, text } of files)
      await client.query(text).catch((cause: unknown) => {
        throw new Error(`${path} failed`, { cause })
      })
    const views = files.flatMap(({ makes }) => makes)
    const mark = markOf(files)
    for (const view of views) await client.query(`comment on view ${view} is '${mark}'`)
    for (const { given, to } of rights) await client.query(`grant ${given} on ${views.join(', ')} to ${to}`)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
