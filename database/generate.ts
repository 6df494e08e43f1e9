/**
 * Writes `database/tables.ts` from a migrated database: kysely-codegen's output, with the value lists of check
 * constraints as unions, trilingual columns typed, folded to be read. `--verify` compares instead and exits 1 on a difference.
 *
 *   DATABASE_URL=... node database/generate.ts [--verify]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { mayBeNull } from './facts-columns.ts'
import { foldTables } from './fold-tables.ts'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is not set')

const target = join(import.meta.dirname, 'tables.ts')
const trilingualNames = new Set([
  'name',
  'title',
  'objectives',
  'prerequisite',
  'content',
  'biography',
  'body',
  'footer',
])

async function unionsByColumn(): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ column: string; definition: string }>(`
    select n.nspname || '.' || t.relname || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and c.conkey = array[a.attnum]
    where c.contype = 'c'`)
  await client.end()
  return new Map(
    rows
      .filter((row) => /= ANY \(\(?ARRAY\[/.test(row.definition))
      .map((row) => [row.column, [...row.definition.matchAll(/'([^']*)'::text/g)].map((match) => match[1]!)]),
  )
}

// The unions and trilingual texts of the table a view shows, under the view's own column names.
const factColumns: Record<string, string> = {
  class_state: 'classes.course_class.state',
  session_state: 'classes.class_session.state',
  instructor_role: 'classes.class_staff.role',
  instructor_state: 'classes.class_staff.state',
  place: 'classes.course_class.place',
  main: 'registration.registration.main',
  money: 'registration.registration.money',
  visa: 'registration.registration.visa',
  exam_state: 'exams.exam.state',
  attempt_state: 'exams.attempt.state',
  kind: 'catalogue.evaluation_mean.kind',
  standing: 'evaluation.final_result.standing',
  plan_state: 'planning.plan_row.state',
  role: 'accounts.account.role',
  account_state: 'accounts.account.state',
  invoice_state: 'billing.invoice.state',
  proof_state: 'billing.proof.state',
  payer_kind: 'billing.invoice.payer_kind',
  subject_kind: 'billing.invoice.subject_kind',
}

function factType(_table: string, key: string, type: string, unions: Map<string, string[]>): string {
  // An invoice's lines are a list.
  if (type === 'Jsonb') return key === 'lines' ? type : 'TrilingualColumn'
  const union = factColumns[key] && unions.get(factColumns[key])
  return union ? union.map((value) => `'${value}'`).join(' | ') : type
}

function generated(unions: Map<string, string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-tables-'))
  const file = join(folder, 'tables.ts')
  const flags = ['--url', url!, '--out-file', file, '--date-parser', 'string', '--numeric-parser', 'number']
  const types = {
    timestamptz: 'Timestamp',
    tstzrange: 'string',
    jsonb: 'Jsonb',
    bytea: 'Buffer',
    time: 'string',
    int8: 'number',
  }
  execFileSync(
    join(import.meta.dirname, '../node_modules/.bin/kysely-codegen'),
    [...flags, '--exclude-pattern', 'pgboss.*', '--type-mapping', JSON.stringify(types)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  let text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })

  const tables = new Map([...text.matchAll(/"([a-z_]+\.[a-z_]+)": (\w+);/g)].map((match) => [match[2]!, match[1]!]))
  text = text.replace(/export interface (\w+) \{\n([\s\S]*?)\n\}/g, (whole, name: string, body: string) => {
    const table = tables.get(name)
    if (!table) return whole
    const lines = body.split('\n').map((line) => {
      const column = /^ {2}(\w+): (.*);$/.exec(line)
      if (!column) return line
      const [, key = '', type = ''] = column
      const isFact = table.endsWith('_facts') && !mayBeNull.has(`${table}.${key}`)
      if (isFact) return `  ${key}: ${factType(table, key, type.replace(' | null', ''), unions)};`
      const union = unions
        .get(`${table}.${key}`)
        ?.map((value) => `'${value}'`)
        .join(' | ')
      if (union) return `  ${key}: ${type.replace(/\bstring\b/, union)};`
      if (trilingualNames.has(key)) return `  ${key}: ${type.replace(/\bJsonb\b/, 'TrilingualColumn')};`
      return line
    })
    return `export interface ${name} {\n${lines.join('\n')}\n}`
  })
  return foldTables(
    text.replace(
      /import type \{ ColumnType \} from .*\n/,
      (line) => `${line}import type { Jsonb, Timestamp, TrilingualColumn } from './column-types.ts'\n`,
    ),
  )
}

const text = generated(await unionsByColumn())
if (process.argv.includes('--verify')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('database/tables.ts is not what the migrations give: run bin/new tables')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
