import { describe, expect, it } from 'vitest'
import { next } from '#platform/shared/record/states.ts'
import { examParts, type ExamPart } from './actors.ts'
import { attemptActionsFor, attemptTable, isLive, type AttemptAction, type AttemptState } from './attempt-states.ts'
import {
  examActionsFor,
  examStateAfter,
  examStateAt,
  examTable,
  type ExamAction,
  type ExamState,
} from './exam-states.ts'
import { repeatActionsFor, repeatBar, repeatTable } from './repeats.ts'
import { shuffled } from './shuffle.ts'
import { usualExamSettings } from './settings.ts'

const parts: ExamPart[] = [
  'admin',
  'editor',
  'publisher',
  'coordinator',
  'examiner',
  'evaluator',
  'corrector',
  'trainee',
  'clock',
]

/** `state action part...` of every move that the table allows, one line each. */
function allowed(table: { states: readonly string[]; moves: object }, who: readonly string[]): string[] {
  const actions = Object.keys(table.moves)
  return table.states.flatMap((state) =>
    actions.flatMap((action) => {
      const able = who.filter((part) => next(table as never, state, action as never, part))
      return able.length > 0 ? [`${state} ${action}: ${able.join(' ')}`] : []
    }),
  )
}

describe('exam states', () => {
  it('allow exactly these moves, over every state, action and part', () => {
    expect(allowed(examTable, parts)).toEqual([
      'draft markReady: admin editor examiner evaluator',
      'ready backToDraft: admin editor examiner evaluator',
      'ready publish: admin publisher examiner evaluator',
      'published cancelPublish: admin publisher examiner evaluator',
      'published open: clock',
      'open close: clock',
      'open closeEarly: admin publisher coordinator examiner evaluator',
      'closed beginMarking: clock',
      'marking releaseInitial: admin coordinator examiner evaluator',
      'marking releaseFinal: admin coordinator examiner evaluator',
      'resultsInitial releaseFinal: admin coordinator examiner evaluator',
      'resultsInitial takeBackResults: admin coordinator examiner evaluator',
      'resultsFinal archive: admin publisher',
    ])
  })

  it('follow the clock once published', () => {
    const times = { startsAt: new Date('2026-03-01T09:00Z'), closesAt: new Date('2026-03-01T10:00Z') }
    const at = (state: ExamState, time: string) => examStateAt({ ...times, state }, new Date(`2026-03-01T${time}Z`), 5)
    expect(at('published', '08:59:59')).toBe('published')
    expect(at('published', '09:00')).toBe('open')
    expect(at('published', '10:00')).toBe('closed')
    expect(at('open', '10:00')).toBe('closed')
    expect(at('open', '10:04:59')).toBe('closed')
    expect(at('closed', '10:05')).toBe('marking')
    expect(at('published', '11:00')).toBe('marking')
    expect(at('ready', '09:30')).toBe('ready')
    expect(at('marking', '09:30')).toBe('marking')
  })

  it('give each person the actions of all their parts', () => {
    expect(examActionsFor('draft', ['editor'])).toEqual(['updateExam', 'deleteExam', 'copyExam', 'markReady'])
    expect(examActionsFor('marking', ['coordinator'])).toEqual(['releaseInitial', 'releaseFinal'])
    expect(examActionsFor('published', ['corrector', 'trainee'])).toEqual([])
    expect(examStateAfter('ready', 'publish' satisfies ExamAction, ['corrector', 'evaluator'])).toBe('published')
    expect(examStateAfter('ready', 'publish', ['coordinator'])).toBeNull()
  })
})

describe('attempt states', () => {
  it('allow exactly these moves, over every state, action and part', () => {
    const markers = 'admin examiner evaluator corrector'
    const proctors = 'admin coordinator examiner evaluator corrector'
    expect(allowed(attemptTable, parts)).toEqual([
      'created startExam: trainee',
      'created submitExam: trainee',
      'created autoSubmit: clock',
      'created closeByViolation: clock',
      'created voidAttempt: admin corrector',
      'inProgress leave: trainee',
      'inProgress submitExam: trainee',
      'inProgress autoSubmit: clock',
      'inProgress closeByViolation: clock',
      `inProgress moveDevice: ${proctors}`,
      'inProgress voidAttempt: admin corrector',
      'interrupted return: trainee',
      'interrupted submitExam: trainee',
      'interrupted autoSubmit: clock',
      'interrupted closeByViolation: clock',
      `interrupted moveDevice: ${proctors}`,
      'interrupted voidAttempt: admin corrector',
      'submitted autoMark: clock',
      'submitted awaitMarks: clock',
      'submitted voidAttempt: admin corrector',
      'autoSubmitted autoMark: clock',
      'autoSubmitted awaitMarks: clock',
      'autoSubmitted voidAttempt: admin corrector',
      `closedViolation reinstate: ${markers}`,
      `closedViolation uphold: ${markers}`,
      'closedViolation voidAttempt: admin corrector',
      'autoMarked autoMark: clock',
      'autoMarked awaitMarks: clock',
      `autoMarked finishMarking: ${markers}`,
      'autoMarked finalise: clock',
      'autoMarked voidAttempt: admin corrector',
      'awaitingManual autoMark: clock',
      'awaitingManual awaitMarks: clock',
      `awaitingManual finishMarking: ${markers}`,
      'awaitingManual voidAttempt: admin corrector',
      'marked awaitMarks: clock',
      `marked finishMarking: ${markers}`,
      'marked finalise: clock',
      'marked voidAttempt: admin corrector',
    ])
  })

  it('never let a finished attempt live again', () => {
    for (const state of attemptTable.states.filter((state) => !isLive(state)))
      for (const action of Object.keys(attemptTable.moves) as AttemptAction[])
        for (const part of parts) {
          const after = next(attemptTable, state, action, part as never) as AttemptState | null
          expect(after !== null && isLive(after)).toBe(false)
        }
  })

  it('show a marker what may be done, and a trainee nothing', () => {
    expect(attemptActionsFor('awaitingManual', ['examiner'])).toEqual(['saveMarks', 'finishMarking'])
    expect(attemptActionsFor('closedViolation', ['evaluator'])).toEqual(['reinstate', 'uphold'])
    expect(attemptActionsFor('inProgress', ['coordinator'])).toEqual(['moveDevice'])
    expect(attemptActionsFor('final', ['corrector'])).toEqual(['saveMarks'])
    for (const state of attemptTable.states) expect(attemptActionsFor(state, ['trainee'])).toEqual([])
  })
})

describe('what somebody is towards an exam', () => {
  const nobody = { permissions: [], isExaminerOfClass: false, isCandidate: false }
  it('comes from role, rights and class', () => {
    expect(examParts({ ...nobody, role: 'instructor' })).toEqual([])
    expect(examParts({ ...nobody, role: 'instructor', isExaminerOfClass: true })).toEqual(['examiner'])
    expect(examParts({ ...nobody, role: 'trainee', isCandidate: true })).toEqual(['trainee'])
    expect(
      examParts({ ...nobody, role: 'customer', permissions: ['correctiontraineeexam', 'enteringexamination'] }),
    ).toEqual(['editor', 'publisher', 'corrector'])
    expect(examParts({ ...nobody, role: 'editor' })).toEqual(['editor'])
  })
})

describe('repeats', () => {
  it('allow exactly these moves', () => {
    expect(allowed(repeatTable, ['trainee', 'staff', 'clock'])).toEqual([
      'requested invoice: staff',
      'requested grant: staff',
      'requested reject: staff',
      'invoiced uploadProof: trainee',
      'invoiced reject: staff',
      'invoiced expire: clock',
      'proofUploaded verifyPayment: staff',
      'proofUploaded rejectProof: staff',
      'proofUploaded reject: staff',
      'paid grant: staff',
      'granted end: staff',
      'granted use: clock',
      'granted expire: clock',
      'used giveBack: clock',
    ])
  })
  it('are granted free once and paid after that', () => {
    expect(repeatActionsFor('requested', true, 'staff')).toEqual(['grant', 'reject'])
    expect(repeatActionsFor('requested', false, 'staff')).toEqual(['invoice', 'reject'])
    expect(repeatActionsFor('invoiced', false, 'trainee')).toEqual(['uploadProof'])
  })
  it('need a final fail, a repeat left and the 60 days', () => {
    const facts = {
      resultsFinalAt: new Date('2026-03-01T00:00Z'),
      failed: true,
      repeatsUsed: 1,
      hasLiveRequest: false,
      now: new Date('2026-04-30T00:00Z'),
    }
    const bar = (change: Partial<typeof facts> | { resultsFinalAt: null }) =>
      repeatBar({ ...facts, ...change }, usualExamSettings)
    expect(bar({})).toBeNull()
    expect(bar({ resultsFinalAt: null })).toBe('notFinal')
    expect(bar({ failed: false })).toBe('notFailed')
    expect(bar({ repeatsUsed: 2 })).toBe('noneLeft')
    expect(bar({ hasLiveRequest: true })).toBe('underWay')
    expect(bar({ now: new Date('2026-04-30T00:00:01Z') })).toBe('tooLate')
  })
})

describe('the order of answers', () => {
  const items = [1, 2, 3, 4, 5, 6]
  it('is the same each time, another for another attempt, and loses nothing', () => {
    expect(shuffled(items, 7, 3)).toEqual(shuffled(items, 7, 3))
    const orders = new Set(Array.from({ length: 50 }, (_, attempt) => shuffled(items, attempt, 3).join()))
    expect(orders.size).toBeGreaterThan(40)
    expect(shuffled(items, 7, 3).toSorted()).toEqual(items)
  })
  it('puts no item in one place more often than chance', () => {
    const first = Array.from({ length: 4000 }, (_, attempt) => shuffled([1, 2, 3, 4], attempt + 1, attempt % 50)[0])
    for (const item of [1, 2, 3, 4]) {
      const share = first.filter((each) => each === item).length / first.length
      expect(share).toBeGreaterThan(0.21)
      expect(share).toBeLessThan(0.29)
    }
  })
})
