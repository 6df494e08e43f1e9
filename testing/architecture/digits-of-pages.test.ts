import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '../..')

/** Names an Arabic locale, which writes digits of its own whatever the academy or the reader has chosen. */
const ownDigits =
  /['"`]ar(-[A-Z]{2})?(-u-[\w-]*)?['"`]\s*(,\s*\{|\)\.format)|['"`]ar-[A-Z]{2}\b|\btoLocale(String|DateString|TimeString)\(\s*\)/

/* The formatter; what servers are asked in; what is spoken. */
const allowed = [
  'platform/web/format.ts',
  'platform/web/language.ts',
  'platform/web/frame/voices.ts',
  'modules/exams/web/sitting/answers/ReadAloud.tsx',
]

test('the expression finds what it is meant to find', () => {
  const wrong = [
    `new Intl.NumberFormat('ar-EG')`,
    `new Intl.DateTimeFormat("ar", { day: 'numeric' })`,
    'day.toLocaleDateString()',
    "{ ar: 'ar-EG', fr: 'fr-FR' }",
  ]
  expect(wrong.filter((each) => !ownDigits.test(each))).toEqual([])
  const right = [`localeIn('ar', value)`, `keepWords('ar', 'classes', {})`, `value.toLocaleString('en', {})`]
  expect(right.filter((each) => ownDigits.test(each))).toEqual([])
})

test('pages write Arabic in the digits of their reader, by the one formatter', () => {
  const files = projectFiles(root).filter((path) => /^(apps|modules|platform)\/.*web\/.*\.tsx?$/.test(path))
  const wrong = files.filter(
    (path) =>
      !/\.test\.tsx?$|^apps\/web\/_kit\//.test(path) &&
      !allowed.includes(path) &&
      ownDigits.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
