import { expect, test } from 'vitest'
import { candidateActions, sittingActions, whileAnswersWait, whileChangeWaits } from './paper-actions.ts'

test('a proctor gives time until the exam closes, to others alone; a marker marks what was handed in', () => {
  const proctor = { parts: ['coordinator'] as const, isOwn: false }
  const paper = { state: 'inProgress', isPaused: false } as const
  const toMark = { state: 'awaitingManual', isPaused: false } as const
  expect(candidateActions('open', paper, proctor)).toEqual(['moveDevice', 'pauseAttempt', 'grantTime'])
  expect(candidateActions('open', { ...paper, isPaused: true }, proctor)).toEqual([
    'moveDevice',
    'resumeAttempt',
    'grantTime',
  ])
  expect(candidateActions('published', null, proctor)).toEqual(['grantTime'])
  expect(candidateActions('marking', toMark, proctor)).toEqual([])
  // a repeat is sat after the exam
  expect(candidateActions('resultsFinal', { ...paper, state: 'final' }, proctor)).toEqual([])
  expect(candidateActions('resultsFinal', { ...paper, state: 'final' }, proctor, true)).toEqual(['grantTime'])
  const examiner = { parts: ['examiner'] as const, isOwn: false }
  expect(candidateActions('marking', toMark, examiner)).toEqual(['saveMarks', 'finishMarking'])
  expect(candidateActions('open', paper, { ...examiner, isOwn: true })).toEqual([])
  // DeleteOldAnswers is for those of the correction pages
  for (const part of ['editor', 'corrector', 'admin'] as const)
    expect(candidateActions('marking', toMark, { parts: [part], isOwn: false })).toContain('archiveAnswers')
  expect(candidateActions('marking', { ...toMark, state: 'marked' }, { parts: ['editor'], isOwn: false })).toEqual([])
  expect(candidateActions('open', null, { parts: ['editor', 'publisher'], isOwn: false })).toEqual([])
})

test('while a change of marks waits nobody asks for another', () => {
  expect(whileChangeWaits(['saveMarks', 'voidAttempt'], ['approveChange'])).toEqual(['voidAttempt', 'approveChange'])
})

test('a paper whose answers wait is marked and not finished', () => {
  expect(whileAnswersWait(['saveMarks', 'finishMarking', 'voidAttempt'])).toEqual(['saveMarks', 'voidAttempt'])
})

test('a trainee begins an open exam, goes on until the deadline, and begins anew with a repeat alone', () => {
  const now = new Date('2026-03-10T09:00Z')
  const paper = { state: 'inProgress', deadline: new Date('2026-03-10T10:00Z') } as const
  const first = (it: typeof paper | null, change = {}) => ({ paper: it && { ...it, ...change }, mayRepeat: false })
  expect(sittingActions('open', first(null), now)).toEqual(['start'])
  expect(sittingActions('published', first(null), now)).toEqual([])
  expect(sittingActions('open', first(paper), now)).toEqual(['resume'])
  expect(sittingActions('open', first(paper, { deadline: now }), now)).toEqual([])
  expect(sittingActions('marking', first(paper, { state: 'autoMarked' }), now)).toEqual([])
  expect(sittingActions('resultsFinal', first(null), now)).toEqual([])
  expect(sittingActions('resultsFinal', first(paper, { state: 'final' }), now)).toEqual(['seeResult'])
  const again = (change: object) => ({ ...first(paper, change), mayRepeat: true })
  expect(sittingActions('resultsFinal', again({ state: 'final' }), now)).toEqual(['start'])
  expect(sittingActions('resultsFinal', again({}), now)).toEqual(['resume'])
  // who never came to the exam was granted one too
  expect(sittingActions('resultsFinal', { paper: null, mayRepeat: true }, now)).toEqual(['start'])
})
