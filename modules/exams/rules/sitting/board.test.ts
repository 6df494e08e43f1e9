import { expect, test } from 'vitest'
import { boardStanding } from './board.ts'

const paper = { state: 'inProgress', leftAt: null, pausedAt: null, finishKind: null } as const
const at = '2026-03-01T08:00:00Z'

test('who waits, answers, stands still, is away, has left and has handed in', () => {
  expect(boardStanding(null)).toBe('waiting')
  expect(boardStanding({ ...paper, state: 'created' })).toBe('waiting')
  expect(boardStanding(paper)).toBe('answering')
  expect(boardStanding({ ...paper, state: 'interrupted', leftAt: at })).toBe('away')
  expect(boardStanding({ ...paper, state: 'interrupted' })).toBe('away')
  expect(boardStanding({ ...paper, state: 'interrupted', pausedAt: at })).toBe('paused')
  expect(boardStanding({ ...paper, state: 'closedViolation', finishKind: 'closedViolation', pausedAt: at })).toBe(
    'closed',
  )
  // upheld: the paper is final and was closed all the same
  expect(boardStanding({ ...paper, state: 'final', finishKind: 'closedViolation' })).toBe('closed')
  expect(boardStanding({ ...paper, state: 'awaitingManual', finishKind: 'submitted' })).toBe('handedIn')
})
