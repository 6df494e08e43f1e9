import { expect, test } from 'vitest'
import { candidateActions, sittingActions, whileChangeWaits } from './paper-actions.ts'

test('a proctor gives time until the exam closes, to others alone; a marker marks what was handed in', () => {
  const proctor = { parts: ['coordinator'] as const, isOwn: false }
  expect(candidateActions('open', 'inProgress', proctor)).toEqual(['moveDevice', 'grantTime'])
  expect(candidateActions('published', null, proctor)).toEqual(['grantTime'])
  expect(candidateActions('marking', 'awaitingManual', proctor)).toEqual([])
  const examiner = { parts: ['examiner'] as const, isOwn: false }
  expect(candidateActions('marking', 'awaitingManual', examiner)).toEqual(['saveMarks', 'finishMarking'])
  expect(candidateActions('open', 'inProgress', { ...examiner, isOwn: true })).toEqual([])
  expect(candidateActions('open', null, { parts: ['editor', 'publisher'], isOwn: false })).toEqual([])
})

test('while a change of marks waits nobody asks for another', () => {
  expect(whileChangeWaits(['saveMarks', 'voidAttempt'], ['approveChange'])).toEqual(['voidAttempt', 'approveChange'])
})

test('a trainee begins an open exam, goes on until the deadline, and begins anew with a repeat alone', () => {
  const now = new Date('2026-03-10T09:00Z')
  const paper = { state: 'inProgress', deadline: new Date('2026-03-10T10:00Z'), mayRepeat: false } as const
  expect(sittingActions('open', null, now)).toEqual(['start'])
  expect(sittingActions('published', null, now)).toEqual([])
  expect(sittingActions('open', paper, now)).toEqual(['resume'])
  expect(sittingActions('open', { ...paper, deadline: now }, now)).toEqual([])
  expect(sittingActions('marking', { ...paper, state: 'autoMarked' }, now)).toEqual([])
  expect(sittingActions('resultsFinal', { ...paper, state: 'final' }, now)).toEqual(['seeResult'])
  expect(sittingActions('resultsFinal', { ...paper, state: 'final', mayRepeat: true }, now)).toEqual(['start'])
})
