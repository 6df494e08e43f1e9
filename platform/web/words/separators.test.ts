import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** The one place that knows the separator, and the title of the window, which is made of names alone. */
const may = new Set(['platform/web/format.ts', 'platform/web/frame/Arrival.tsx'])

const pages = ['modules', 'platform/web', 'apps/web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !path.startsWith('modules/') || /^modules\/[^/]+\/(web|text)\//.test(path)),
)

test('no page writes a dot between facts: beside Arabic digits it is a zero', () => {
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter((path) => !may.has(path) && readFileSync(join(root, path), 'utf8').includes('·'))).toEqual([])
})

test('no page writes a day by itself: the kit alone knows how a day is written', () => {
  const writesDays = /Intl\.DateTimeFormat|toLocaleDateString/
  const own = pages.filter((path) => writesDays.test(readFileSync(join(root, path), 'utf8')))
  expect(own).toEqual(['platform/web/format.ts', 'platform/web/forms/fields/DayPicker.tsx'].toSorted())
})

test('no page writes two numbers as a fraction: in Arabic it runs against what stands beside it', () => {
  const writesFraction = /\/ ?\$?\{format\.number/
  expect(pages.filter((path) => writesFraction.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('a class of a page stands in a style sheet of its own; a bare name has no rules', () => {
  expect(pages.filter((path) => /className="/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('no form leaves its words to the browser, whose bubbles speak the language of the machine', () => {
  const bare = /<form(?![^>]*\snoValidate)/
  const views = pages.filter((path) => path.endsWith('.tsx'))
  const own = views.filter((path) => bare.test(readFileSync(join(root, path), 'utf8').replaceAll('=>', '')))
  expect(own).toEqual([])
})
