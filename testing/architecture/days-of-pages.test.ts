import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '../..')

/** Asks the clock for a day or a time of day without the academy's zone: the browser's own, or the usual one. */
const zoneless =
  /\b(dayOf|timeOf)\(([^(),]|\([^()]*\))*\)|\binstantOf\(([^(),]|\([^()]*\))*,([^(),]|\([^()]*\))*\)|new Date\(\)\.get(FullYear|Month|Date|Day|Hours)/

test('the expression finds what it is meant to find', () => {
  const wrong = ['dayOf(new Date())', 'timeOf(until)', 'instantOf(Day, Time).getTime()', 'new Date().getMonth() + 1']
  expect(wrong.filter((each) => !zoneless.test(each))).toEqual([])
  expect(['dayOf(new Date(), zone())', 'instantOf(Day, Time, zone())'].filter((each) => zoneless.test(each))).toEqual(
    [],
  )
})

test('pages count days in the academy’s time zone, wherever the browser is', () => {
  const files = projectFiles(root).filter((path) => /^(apps|modules|platform)\/.*web\/.*\.tsx?$/.test(path))
  const wrong = files.filter(
    (path) => !/\.test\.tsx?$|^apps\/web\/_kit\//.test(path) && zoneless.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(wrong).toEqual([])
})
