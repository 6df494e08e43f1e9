import { expect, test } from 'vitest'
import { fileFindings } from './check.ts'
import { bad, good } from './examples.ts'
import { tablesIn } from './sql.ts'

const tables = tablesIn(`export interface DB {
  'classes.class_facts': X;
  "classes.course_class": X;
  'exams.exam': X;
  'lookups.room': X;
  'registration.invoice': X;
  'registration.registration': X;
}`)

test.each(good)('%s may say %s', (path, source) => {
  expect(fileFindings(path, source, tables)).toEqual([])
})

test.each(bad)('%s may not say %s', (path, source, problem) => {
  const problems = fileFindings(path, source, tables).map((finding) => finding.problem)
  expect(problems.join('\n')).toContain(problem)
})

test('a finding names its line', () => {
  const [finding] = fileFindings('platform/web/ui/Card.module.css', '.a {\n  color: red;\n  left: 0;\n}\n', tables)
  expect(finding).toMatchObject({ line: 3 })
})
