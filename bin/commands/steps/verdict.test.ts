import { expect, test } from 'vitest'
import { wholeFile, type FileReport, type RunReport } from './reporter.ts'
import { judge } from './verdict.ts'

const report = (file: string, passed: string[], failed: string[] = []): FileReport => ({
  file,
  seconds: 0,
  passed,
  failed: failed.map((name) => ({ name, errors: ['wrong'] })),
})
const run = (files: FileReport[], outside: string[] = []): RunReport => ({ files, outside })

test('what passes at once is counted once', () => {
  expect(judge(run([report('a', ['one', 'two']), report('b', ['three'])]), [], 0)).toEqual({
    passed: 3,
    failed: 0,
    flaky: [],
    broken: [],
  })
})

test('what fails once and passes alone is flaky and passed', () => {
  const first = run([report('a', ['one'], ['two']), report('b', ['three'])])
  const again = [run([report('a', ['one', 'two'])])]
  expect(judge(first, again, 1)).toEqual({ passed: 3, failed: 0, flaky: ['a > two'], broken: [] })
})

test('what passes first and fails in the second try of its file is flaky too', () => {
  const first = run([report('a', ['one'], ['two'])])
  const again = [run([report('a', ['two'], ['one'])])]
  expect(judge(first, again, 1)).toEqual({ passed: 2, failed: 0, flaky: ['a > two', 'a > one'], broken: [] })
})

test('what fails twice has failed', () => {
  const first = run([report('a', ['one'], ['two'])])
  const broken = ['a > two: wrong']
  expect(judge(first, [run([report('a', ['one'], ['two'])])], 1)).toEqual({ passed: 1, failed: 1, flaky: [], broken })
})

test('a file that could not be tried again keeps what it had', () => {
  expect(judge(run([report('a', ['one'], ['two'])]), [], 1)).toMatchObject({ passed: 1, failed: 1, flaky: [] })
})

test('a file that fails as a whole fails, unless its second try is whole', () => {
  const first = run([report('a', [], [wholeFile])])
  expect(judge(first, [first], 1)).toMatchObject({ passed: 0, failed: 1, flaky: [] })
  expect(judge(first, [run([report('a', ['one', 'two'])])], 1)).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: [`a > ${wholeFile}`],
  })
})

test('an error outside any test, and an end that names nothing, fail', () => {
  expect(judge(run([report('a', ['one'])], ['lost\nsomewhere']), [], 1)).toMatchObject({
    passed: 1,
    failed: 1,
    broken: ['outside of tests: lost'],
  })
  expect(judge(run([report('a', ['one'])]), [], 1)).toMatchObject({
    passed: 1,
    failed: 1,
    broken: ['the run ended badly and named nothing'],
  })
  const healed = [run([report('a', ['one'])], ['lost'])]
  expect(judge(run([report('a', [], ['one'])]), healed, 1)).toMatchObject({ passed: 1, failed: 1 })
})
