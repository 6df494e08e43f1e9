import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutServer } from '#apps/server/openapi.ts'
import { placeOfWords, startNamespaces } from '#apps/web/word-places.ts'
import { userEventKinds } from '#modules/accounts/contract/user-history.ts'
import { courseAreas } from '#modules/audit/contract/course-history.ts'
import { areas } from '#modules/audit/contract/person-history.ts'
import { kindOf, type Acts } from '#platform/shared/record/act.ts'
import { allNotices } from './stages/told.ts'

/* Whatever is written down is an act that its module declares, and its words stand with that module. */

const root = join(import.meta.dirname, '..')
const isActs = (value: unknown): value is Acts =>
  typeof value === 'object' && value !== null && 'table' in value && 'subject' in value && 'module' in value

/** The tables of acts by the file and the name that they are declared under. */
const declared = new Map<string, Acts>()
for (const file of globSync(
  ['modules/*/contract/acts.ts', 'modules/*/contract/acts/*.ts', 'platform/shared/own-acts.ts'],
  {
    cwd: root,
  },
))
  for (const [name, value] of Object.entries((await import(join(root, file))) as object))
    if (isActs(value)) declared.set(`${value.module} ${name}`, value)

/** What a file adds to the kinds of facts: of which acts, those that nobody is told of, and kinds that no act has left. */
const added = globSync(['modules/*/contract/events.ts', 'platform/shared/record/event-kinds.ts'], { cwd: root }).map(
  (file) => {
    const module = file.startsWith('platform') ? 'platform' : file.split('/')[1]!
    const text = readFileSync(join(root, file), 'utf8')
    const namedIn = (part: string) =>
      [...part.matchAll(/ActKinds<typeof (\w+)>/g)].map(([, name]) => `${module} ${name!}`)
    const bodies = [...text.matchAll(/interface (?:Event|Audit)Kinds\b[^{]*\{([^}]*)\}/g)]
    return {
      acts: namedIn(text),
      quiet: namedIn(/interface AuditKinds\b[^{]*/.exec(text)?.[0] ?? ''),
      without: bodies.flatMap(([, body]) =>
        [...body!.matchAll(/(\w+)'?: '/g)].map(([, kind]) => `${module}: ${kind!}`),
      ),
    }
  },
)

test('acts and kinds are found by their places', () => {
  expect(declared.size).toBeGreaterThan(20)
  expect(added.flatMap(({ acts }) => acts).length).toBeGreaterThan(20)
})

test('no kind of a fact is declared but by an act', () => {
  expect(added.flatMap(({ without }) => without)).toEqual([])
})

test('every table of acts adds its kinds, once', () => {
  const named = added.flatMap(({ acts }) => acts)
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
  expect([...declared.keys()].filter((name) => !named.includes(name))).toEqual([])
})

test('of every kind of event somebody says who is told', () => {
  const events = added.flatMap(({ acts, quiet }) => acts.filter((name) => !quiet.includes(name)))
  const silent = events
    .flatMap((name) => Object.keys(declared.get(name)!.table).map((act) => kindOf(declared.get(name)!, act)))
    .filter((kind) => !(kind in allNotices))
  expect(silent).toEqual([])
})

test('a history names the module of every act that it may tell', () => {
  const tellsOfAccount: readonly string[] = userEventKinds
  const untold = withoutServer()
    .flatMap(({ concerning = [] }) => concerning)
    .flatMap(({ of, subject }) => {
      const known: readonly string[] = of === 'course' ? courseAreas : areas
      return (
        [...declared.values()]
          .filter((acts) => acts.subject === subject && !known.includes(acts.module))
          // Of an account a history tells what its own page tells.
          .filter(
            (acts) =>
              subject !== 'account' ||
              Object.keys(acts.table).some((act) => tellsOfAccount.includes(kindOf(acts, act))),
          )
          .map(({ module }) => `${of}: ${module} ${subject}`)
      )
    })
  expect([...new Set(untold)]).toEqual([])
})

const modules = [...new Set([...declared.values()].map(({ module }) => module))]
const wordsIn = async (folder: string, language: string) =>
  ((await import(join(root, folder, `${language}.ts`))) as Record<string, Record<string, object>>)[language]!

describe.each(modules)('%s', (module) => {
  const own = [...declared.values()].filter((acts) => acts.module === module).flatMap(({ table }) => Object.keys(table))
  test.each(['ar', 'en', 'fr'])('has in %s the words of its own acts and of no other', async (language) => {
    const { acts = {} } = await wordsIn(placeOfWords(startNamespaces.has(module) ? `${module}/acts` : module), language)
    expect(own.filter((act) => !(acts as Record<string, { past?: string }>)[act]?.past)).toEqual([])
    expect(Object.keys(acts).filter((act) => !own.includes(act))).toEqual([])
  })
})

test('the audit has no word of what is done', async () => {
  const audit = await wordsIn('modules/audit/text', 'ar')
  expect(Object.keys(audit).filter((key) => ['acts', 'kinds', 'events'].includes(key))).toEqual([])
})
