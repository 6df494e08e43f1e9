import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Acts } from '#platform/shared/record/act.ts'
import { keptNames } from '#platform/server/acts/change-row.ts'
import type { Noun, Told } from '#platform/server/acts/write-act.ts'
import { placeOfWords, startNamespaces } from '#apps/web/word-places.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'

/** Who keeps the record of another module tells of it, and has no row. */
type AnyNoun = Told<Acts, never, never> & Partial<Pick<Noun<Acts, never, never, never>, 'stored'>>
const root = join(import.meta.dirname, '../..')
const isNoun = (value: unknown): value is AnyNoun =>
  typeof value === 'object' && value !== null && 'acts' in value && 'idOf' in value
// A file declares one noun, or several, or all that are alike in a list.
const nouns = (
  await Promise.all(
    globSync('modules/*/server/acts/**/{noun,nouns,*-noun}.ts', { cwd: root }).map(async (file) => {
      const exported = Object.values((await import(join(root, file))) as object).flat() as unknown[]
      return exported.filter(isNoun).map((noun) => ({ file, noun }))
    }),
  )
).flat()
const wordsIn = async (folder: string, language: string) =>
  ((await import(join(root, folder, `${language}.ts`))) as Record<string, Record<string, object>>)[language]!
/** Words that every visit begins with hold none of acts: those stand apart. */
const wordsOf = (module: string, language: string) =>
  wordsIn(placeOfWords(startNamespaces.has(module) ? `${module}/acts` : module), language)
const recordWordsOf = (module: string, language: string) => wordsIn(placeOfWords(`${module}/record`), language)

let academy: TestDatabase
beforeAll(async () => {
  academy = await cloneDatabase()
})
afterAll(() => academy.close())

/** The columns of a table in the database. */
async function columnsIn(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(academy.db)
  return rows.map(({ name }) => name)
}
/** What the audit keeps of a noun: its columns, and what its facts tell beside them. */
const keptOf = async ({ stored, beside = [] }: AnyNoun) => [
  ...(stored ? keptNames(await columnsIn(stored.table), stored.unkept) : []),
  ...beside,
]

test('the nouns are found by their place', () => {
  expect(nouns.length).toBeGreaterThan(0)
})

describe.each(nouns)('$noun.acts.subject of $noun.acts.module', ({ noun }) => {
  const { acts, stored } = noun

  test('what the audit keeps nothing of are columns that there are', async () => {
    if (!stored) return
    const columns = await columnsIn(stored.table)
    expect((stored.unkept as readonly string[]).filter((column) => !columns.includes(column))).toEqual([])
  })

  test.each(['ar', 'en', 'fr'])('every column that the audit keeps has its word in %s', async (language) => {
    const { columns: words = {} } = await recordWordsOf(acts.module, language)
    expect((await keptOf(noun)).filter((column) => !(column in words))).toEqual([])
  })

  test('an act that is asked for has a button, one that asks first its question', async () => {
    const words = (await wordsOf(acts.module, 'ar'))['acts'] as Record<
      string,
      { do?: string; ask?: string; past: string }
    >
    expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(acts.table)))
    for (const [name, act] of Object.entries(acts.table)) {
      if (act.call || act.through?.sends) expect(words[name]!.do, name).toBeTruthy()
      if (act.asks === 'confirmation') expect(words[name]!.ask, name).toBeTruthy()
    }
  })
})

test.each([...new Set(nouns.map(({ noun }) => noun.acts.module))])(
  '%s has no word of a column that is not kept',
  async (module) => {
    const own = nouns.filter(({ noun }) => noun.acts.module === module)
    const kept = (await Promise.all(own.map(({ noun }) => keptOf(noun)))).flat()
    const { columns: words = {} } = await recordWordsOf(module, 'ar')
    expect(Object.keys(words).filter((column) => !kept.includes(column))).toEqual([])
  },
)

test('no two acts of a module bear one name', () => {
  const tables = new Map(nouns.map(({ noun }) => [noun.acts.table, noun.acts.module]))
  const names = [...tables].flatMap(([table, module]) => Object.keys(table).map((name) => `${module}.${name}`))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

/** Columns of money, marks and rights that no noun keeps of a row, each with why a change of it is told all the same. */
const toldElsewhere: Readonly<Record<string, string>> = {
  'billing.credit_note.amount_minor': 'never changes; the invoice tells what was credited, before and after',
  'billing.credit_note.tax_minor': 'part of it',
  'billing.credit_note_line.amount_minor': 'the sum of its note, which the invoice tells',
  'billing.credit_note_line.tax_minor': 'part of it',
  'billing.credit_note_line.unit_minor': 'part of it',
  'billing.invoice_line.amount_minor': 'never changes; their sum is the invoice’s, which is kept',
  'billing.invoice_line.tax_minor': 'part of it',
  'billing.invoice_line.unit_minor': 'part of it',
  'billing.payment.amount_minor': 'never changes; the invoice tells what was received, before and after',
  'catalogue.course_revision.attendance_percent': 'what the course was as it was released; the course keeps it',
  'catalogue.course_revision.pass_percent': 'what the course was as it was released; the course keeps it',
  'competitions.entry.max_score': 'fixed once when the results become final, which releaseFinal tells',
  'competitions.entry.percent': 'fixed once when the results become final, which releaseFinal tells',
  'competitions.entry.score': 'fixed once when the results become final, which releaseFinal tells',
  'costing.line.actual_minor': 'saveCostSheet tells every line, before and after',
  'costing.line.committed_minor': 'saveCostSheet tells every line, before and after',
  'costing.line.unit_minor': 'saveCostSheet tells every line, before and after',
  'costing.sheet.actual_fixed_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.actual_together_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.avoidable_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.committed_fixed_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.committed_together_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.forecast_each_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.forecast_fixed_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.forecast_together_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.planned_each_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.planned_fixed_minor': 'the sum of its lines, which saveCostSheet tells',
  'costing.sheet.price_step_minor': 'what the setting was; the setting’s own change is kept',
  'evaluation.change_request_result.to_percent': 'asked for; the result that it becomes is kept',
  'exams.answer.score': 'changeAnswerMark tells it, before and after',
  'exams.candidate.extra_percent': 'grantTime tells it, before and after',
  'exams.change_request.percent': 'asked for; askMarkChange tells it, and the paper that it changes is kept',
  'exams.change_request_mark.from_score': 'asked for; changeAnswerMark tells what comes of it',
  'exams.change_request_mark.to_score': 'asked for; changeAnswerMark tells what comes of it',
  'exams.mark_change.from_score': 'never changes: what changeAnswerMark tells',
  'exams.mark_change.to_score': 'never changes: what changeAnswerMark tells',
  'exams.marking_mark.score': 'given in a turn; changeTurnMark tells each change, before and after',
  'people.instructor_pair.score': 'no mark: how alike two records are',
  'people.trainee_pair.score': 'no mark: how alike two records are',
  'practical.edition_item.max_degree': 'never changes: what the item said when a class began',
  'registration.transfer.carried_minor': 'never changes; carryOver tells it',
  'registration.transfer.to_return_minor': 'never changes; carryOver tells it',
  'requests.course_request.kept_minor': 'keepPaid tells it as money, before and after',
  'requests.proposal.cost_minor':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal.discount_percent':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal.net_minor':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal.tax_minor':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal.tax_percent':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal.total_minor':
    'writeProposal and sendProposal tell what the version comes to; once sent the database keeps it',
  'requests.proposal_line.amount_minor': 'part of its version, kept as it was sent',
  'requests.proposal_line.discounted_minor': 'part of its version, kept as it was sent',
  'requests.proposal_line.tax_minor': 'part of its version, kept as it was sent',
  'requests.proposal_line.unit_minor': 'part of its version, kept as it was sent',
}

test('what is decided of money, marks and rights is kept by a noun', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select n.nspname || '.' || c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')
      and (a.attname ~ '(_minor|score|percent|_degree)$'
        or n.nspname = 'accounts' and a.attname in ('role', 'permissions', 'state'))
    order by 1, 2`.execute(academy.db)
  const kept = (table: string, column: string) =>
    nouns.some(
      ({ noun: { stored } }) => stored?.table === table && !(stored.unkept as readonly string[]).includes(column),
    )
  const unkept = rows.filter((row) => !kept(row.table, row.column)).map((row) => `${row.table}.${row.column}`)
  expect(unkept).toEqual(Object.keys(toldElsewhere).toSorted())
})
