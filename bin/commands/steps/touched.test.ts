import { expect, test } from 'vitest'
import { reachOf } from './touched.ts'

test('a migration can break everything', () => {
  const files = ['database/migrations/0099-more.sql']
  for (const step of ['unit', 'calls', 'postgres', 'build', 'budget', 'journeys', 'types']) {
    expect(reachOf(step, files)).toBe('all')
  }
})

test('a page can break what imports it, the build and the journeys, but no other database', () => {
  const files = ['modules/planning/web/pages/HolidayPage.tsx']
  expect(reachOf('calls', files)).toBe('imported')
  expect(reachOf('journeys', files)).toBe('all')
  expect(reachOf('budget', files)).toBe('all')
  expect(reachOf('postgres', files)).toBe('nothing')
})

test('words of the documents break nothing that runs, and are checked all the same', () => {
  const files = ['docs/architecture.md', 'README.md']
  expect(reachOf('journeys', files)).toBe('nothing')
  expect(reachOf('build', files)).toBe('nothing')
  expect(reachOf('calls', files)).toBe('imported')
  expect(reachOf('format', files)).toBe('all')
})
