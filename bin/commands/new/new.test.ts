import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { fileFindings } from '#testing/architecture/check.ts'
import { projectFiles } from '#testing/architecture/project-files.ts'
import { walk, type Node } from '#testing/architecture/source.ts'
import { root } from '../root.ts'
import { newAct, nounsOf } from './act.ts'
import { everyKind } from './every-kind.ts'
import { camel, kebab, pascal, sentence, snake } from './names.ts'
import { declaresSettings, newSetting } from './setting.ts'

test('it keeps the rules of the house', () => {
  const strangers = everyKind.filter(({ path }) => !path.startsWith('modules/canteen'))
  expect(strangers.flatMap(({ path, text }) => fileFindings(path, text, new Set()))).toEqual([])
})

test.each(['approveVisa', 'approve-visa', 'ApproveVisa', 'approve_visa'])('a name may be written %s', (name) => {
  const forms = [kebab(name), snake(name), pascal(name), camel(name), sentence(name)]
  expect(forms).toEqual(['approve-visa', 'approve_visa', 'ApproveVisa', 'approveVisa', 'Approve visa'])
})

const modulesWithSettings = globSync('modules/*/contract/settings.ts', { cwd: root })
  .map((path) => path.split(/[\\/]/)[1]!)
  .filter(declaresSettings)

test.each(modulesWithSettings)('a new setting of %s stands in its section and its words', (module) => {
  const { changes = [] } = newSetting(module, 'make-up-days')
  const lines = changes.map(({ path, change }) => {
    const before = readFileSync(join(root, path), 'utf8').split('\n')
    const after = change(before.join('\n')).split('\n')
    expect(after).toHaveLength(before.length + 1)
    return after.find((line, index) => line !== before[index])!.trim()
  })
  const word = "makeUpDays: { label: '' },"
  expect(lines).toEqual(['makeUpDays: setting.days({ default: 7, least: 1, most: 90 }),', word, word, word])
})

test('what people choose for themselves is no setting of the academy', () => {
  expect(modulesWithSettings).toContain('exams')
  expect(declaresSettings('accounts')).toBe(false)
})

test('a new act stands in its declaration, its words and the notices, each at the end of its block', () => {
  const { changes = [] } = newAct('registration', 'hold-visa')
  const lines = changes.map(({ path, change }) => {
    const before = readFileSync(join(root, path), 'utf8').split('\n')
    const after = change(before.join('\n')).split('\n')
    expect(after).toHaveLength(before.length + 1)
    const at = after.findIndex((line, index) => line !== before[index])
    return [path.slice('modules/registration/'.length), after[at]!.trim(), after[at + 1]!.trim().slice(0, 11)]
  })
  expect(lines).toEqual([
    ['contract/acts.ts', "holdVisa: { call: move('HoldVisa', ''), plain: true },", '})'],
    ['text/ar.ts', "holdVisa: { do: '', past: '' },", '} satisfies'],
    ['text/en.ts', "holdVisa: { do: '', past: '' },", '},'],
    ['text/fr.ts', "holdVisa: { do: '', past: '' },", '},'],
    ['server/notices.ts', "'registration.holdVisa': nobody,", '}'],
  ])
})

const modulesWithActs = globSync('modules/*/contract/acts.ts', { cwd: root }).map((path) => path.split(/[\\/]/)[1]!)

test.each(modulesWithActs)('a new act fits %s: declared, said, told and handled beside its like', (module) => {
  for (const noun of [undefined, ...nounsOf(module)]) {
    const { files, changes = [] } = newAct(module, 'hold-for-now', noun)
    const beside = (end: string) => {
      const found = changes.find(({ path }) => path.endsWith(end))
      return found && namesBeside(found.path, found.change(readFileSync(join(root, found.path), 'utf8')))
    }
    const acts = beside('contract/acts.ts')!
    expect(acts.length, `${noun}`).toBeGreaterThan(0)
    for (const language of ['ar', 'en', 'fr']) {
      const said = beside(`/${language}.ts`)!
      expect(acts.filter((each) => said.includes(each)).length, `${noun}, ${language}`).toBeGreaterThan(0)
    }
    const told = beside('server/notices.ts') ?? []
    expect(told.filter((each) => !each.startsWith(`${module}.`))).toEqual([])
    if (noun === undefined) {
      expect(told.length > 0).toBe(existsSync(join(root, 'modules', module, 'server/notices.ts')))
      // A plain move is handled by its declaration; another act is handled where the calls of its noun are.
      expect(beside('server/module.ts') === undefined).toBe(files.length === 0)
    }
  }
})

/** The names with which the new act stands in one object. */
function namesBeside(path: string, text: string): string[] {
  const { errors, program } = parseSync(path, text)
  expect(errors, path).toEqual([])
  const found: string[][] = []
  walk(program as unknown as Node, (node) => {
    if (node.type !== 'ObjectExpression') return
    const names = (node['properties'] as readonly Node[]).map((property) => {
      const key = (property['key'] ?? property['argument']) as { readonly name?: string; readonly value?: string }
      return key.name ?? key.value ?? ''
    })
    if (names.some((name) => /(^|\.)holdForNow$/.test(name))) found.push(names)
  })
  expect(found, path).toHaveLength(1)
  return found[0]!.filter((name) => !/(^|\.)holdForNow$/.test(name))
}

test('a plain move is written in at most eight files, one of them outside of its module (decision 78)', () => {
  const { files, changes = [], next } = newAct('registration', 'hold-visa')
  // What is left to do by hand begins with where: `text/{ar,en,fr}.ts` is three files, a folder is one in it.
  const named = next.flatMap((line) => {
    const path = /^([\w/{},.-]+): /.exec(line)?.[1]
    if (!path) return []
    const [, before, choice, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
    return choice === undefined ? [path] : choice.split(',').map((each) => `${before}${each}${after}`)
  })
  const paths = new Set([...files, ...changes].map(({ path }) => path).concat(named))
  expect(paths.size).toBeLessThanOrEqual(8)
  expect([...paths].filter((path) => !path.startsWith('modules/registration/'))).toEqual(['testing/access/calls.tsv'])
  // Everything else that knows the moves of a registration is derived: no other source names one that is there.
  const sources = projectFiles(root).filter(
    // A document says itself with which acts its tickets end.
    (path) => /^(modules|platform|apps)\//.test(path) && !/\.test\.tsx?$|\/documents\//.test(path),
  )
  const naming = sources.filter((path) =>
    /\bdismissVisa\b/.test(withoutComments(readFileSync(join(root, path), 'utf8'))),
  )
  expect(naming.map((path) => path.replace(/^modules\/registration\//, '')).toSorted()).toEqual([
    'contract/acts.ts',
    'rules/visa-track.ts',
    'server/notices.ts',
    'text/ar.ts',
    'text/en.ts',
    'text/fr.ts',
  ])
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
