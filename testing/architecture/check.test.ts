import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileFindings } from './check.ts'
import { circleFindings } from './circles.ts'
import { bad, good } from './examples.ts'
import { everyFile } from './project-files.ts'
import { folderFindings } from './size-and-name.ts'
import { parseSource } from './source.ts'
import { tablesIn } from './sql/sql.ts'

const tables = tablesIn(`export interface DB {
  'classes.class_facts': X;
  "classes.course_class": X;
  'exams.exam': X;
  'lookups.room': X;
  'billing.invoice': X;
  'registration.registration': X;
}`)

test.each(good)('%s may say %s', (path, source) => {
  expect(fileFindings(path, source, tables)).toEqual([])
})

test.each(bad)('%s may not say %s', (path, source, problem) => {
  const problems = fileFindings(path, source, tables).map((finding) => finding.problem)
  expect(problems.join('\n')).toContain(problem)
})

test('files that import each other are found, also for types alone and around a corner; a test may import anything', () => {
  const circles = (files: Record<string, string>) =>
    circleFindings(Object.entries(files).map(([path, text]) => parseSource(path, text))).map(({ path, line }) => [
      path,
      line,
    ])
  const three = {
    'a/one.ts': `import { two } from './two.ts'`,
    'a/two.ts': `\nimport type { Three } from '#a/three.ts'`,
    'a/three.ts': `export * from './one.ts'`,
  }
  expect(circles(three)).toEqual([['a/three.ts', 1]])
  expect(circles({ ...three, 'a/three.ts': `import { other } from './other.ts'`, 'a/other.ts': '' })).toEqual([])
  expect(circles({ 'a/one.ts': '', 'a/one.test.ts': `import { one } from './one.ts'` })).toEqual([])
})

test('a finding names its line', () => {
  const [finding] = fileFindings('platform/web/ui/Card.module.css', '.a {\n  color: red;\n  left: 0;\n}\n', tables)
  expect(finding).toMatchObject({ line: 3 })
})

test('a folder of more than twenty files is found, one of as many in several is not', () => {
  const files = Array.from({ length: 20 }, (_, at) => `modules/exams/web/parts/Part${at}.tsx`)
  expect(folderFindings([...files, 'modules/exams/web/parts/question/Kind.tsx'])).toEqual([])
  const [found] = folderFindings([...files, 'modules/exams/web/parts/More.tsx'])
  expect(found).toMatchObject({ path: 'modules/exams/web/parts', problem: 'holds 21 files, more than 20' })
  expect(folderFindings([...files, 'modules/exams/web/parts/README.md']), 'of whatever kind').toHaveLength(1)
  expect(folderFindings(files.concat('x').map((_, at) => `database/migrations/${at}.sql`))).toEqual([])
})

test('folders are counted with every kind of file in them', () => {
  const root = join(import.meta.dirname, '../..')
  expect(everyFile(root)).toEqual(expect.arrayContaining(['platform/web/KIT.md', 'modules/exams/server/facts.sql']))
})
