import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileFindings } from '#testing/architecture/check.ts'
import { root } from '../root.ts'
import { newAct } from './act.ts'
import { newCall } from './call.ts'
import { newDocument } from './document.ts'
import { newList } from './list.ts'
import { newLookup } from './lookup.ts'
import { newModule } from './module.ts'
import { camel, kebab, pascal, sentence, snake } from './names.ts'
import { newScreen } from './screen.ts'
import { newSetting } from './setting.ts'

const made = [
  newCall('attendance', 'getLateComers', 'GET'),
  newCall('attendance', 'excuse-late-comers', 'POST'),
  newList('attendance', 'absent-today'),
  newScreen('attendance', 'LateComers'),
  newDocument('attendance', 'LateComersIACE'),
  newLookup('lateReason', '0099'),
  newModule('canteen', '0098'),
]
const files = made.flatMap((each) => each.files)

// A house of links to the real one, in which the new files stand.
const house = mkdtempSync(join(root, 'node_modules/.new-'))
afterAll(() => rmSync(house, { recursive: true }))
function link(path: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  symlinkSync(join(root, path), join(house, path))
}

test('what bin/new writes compiles', () => {
  for (const path of ['package.json', 'node_modules', 'platform', 'apps', 'testing', 'database']) link(path)
  for (const module of readdirSync(join(root, 'modules'))) {
    if (!files.some(({ path }) => path.startsWith(`modules/${module}/`))) link(`modules/${module}`)
    else for (const each of allFiles(`modules/${module}`)) link(each)
  }
  for (const { path, text } of files.filter((file) => !file.path.startsWith('database/'))) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  const own = readFileSync(join(root, 'tsconfig.json'), 'utf8')
  const compilerOptions = { ...JSON.parse(own).compilerOptions, preserveSymlinks: true }
  const sources = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path))
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [...sources, 'apps/web/dictionaries.ts'] }),
  )
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', house], { encoding: 'utf8' })
  // Colleagues of the new files may be at work on others.
  expect(stdout.split('\n').filter((line) => sources.some((path) => line.includes(path)))).toEqual([])
}, 300_000)

const allFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

test('it keeps the rules of the house', () => {
  const strangers = files.filter(({ path }) => !path.startsWith('modules/canteen'))
  expect(strangers.flatMap(({ path, text }) => fileFindings(path, text, new Set()))).toEqual([])
})

test.each(['approveVisa', 'approve-visa', 'ApproveVisa', 'approve_visa'])('a name may be written %s', (name) => {
  const forms = [kebab(name), snake(name), pascal(name), camel(name), sentence(name)]
  expect(forms).toEqual(['approve-visa', 'approve_visa', 'ApproveVisa', 'approveVisa', 'Approve visa'])
})

test('a new setting stands in its section and its words', () => {
  const { changes = [] } = newSetting('exams', 'make-up-days')
  const lines = changes.map(({ path, change }) => {
    const before = readFileSync(join(root, path), 'utf8').split('\n')
    const after = change(before.join('\n')).split('\n')
    expect(after).toHaveLength(before.length + 1)
    return after.find((line, index) => line !== before[index])!.trim()
  })
  const word = "makeUpDays: { label: '' },"
  expect(lines).toEqual(['makeUpDays: setting.days({ default: 7, least: 1, most: 90 }),', word, word, word])
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
