import { expect, test } from 'vitest'
import { resultsActions } from './publishing.ts'

const huda = { role: 'trainingcoordinator', permissions: [] } as const
const facts = { hasBegun: true, hasFaults: false, changeWaits: false }
const fresh = { Standing: 'final', PublishedAt: null, IsOutdated: false } as const
const out = { ...fresh, PublishedAt: '2026-03-12T08:00:00Z' } as const

test('the coordinator publishes once every result is final, and asks for what differs from those that are out', () => {
  expect(resultsActions(huda, [fresh, out], facts)).toEqual(['publishFinalResults'])
  expect(resultsActions(huda, [out], facts)).toEqual([])
  expect(resultsActions(huda, [fresh, { ...out, IsOutdated: true }], facts)).toEqual(['askResultChange'])
  expect(resultsActions(huda, [fresh, { ...out, IsOutdated: true }], { ...facts, changeWaits: true })).toEqual([
    'publishFinalResults',
  ])
  expect(resultsActions(huda, [{ ...fresh, Standing: 'initial' }, fresh], facts)).toEqual([])
  expect(resultsActions(huda, [], facts)).toEqual([])
  expect(resultsActions(huda, [fresh], { ...facts, hasBegun: false })).toEqual([])
  expect(resultsActions(huda, [fresh], { ...facts, hasFaults: true })).toEqual([])
})

test('who reads results publishes none by that: evaluators, editors, instructors, holders of rights', () => {
  for (const role of ['evaluator', 'editor', 'instructor', 'trainee', 'customer'] as const) {
    const reader = {
      role,
      permissions: ['enteringcourseclass', 'enteringexamination', 'correctiontraineeexam'],
    } as const
    expect(resultsActions({ ...reader, permissions: [...reader.permissions] }, [fresh], facts)).toEqual([])
  }
})
