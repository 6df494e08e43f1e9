import { describe, expect, it } from 'vitest'
import { next } from '#platform/shared/record/states.ts'
import {
  mayAnswer,
  mayAskInstructor,
  mayEdit,
  mayWaive,
  planActions,
  planStates,
  type PlanAction,
  type PlanMover,
} from './plan-states.ts'
import { plannerOf } from './planner.ts'

const movers: PlanMover[] = ['admin', 'coordinator', 'editor', 'timetable']

/* The whole table once more, written by state, so that a slip in one of the two shows. a = admin, c = coordinator, e = editor, t = timetable. */
const expected: Record<string, Partial<Record<PlanAction, string>>> = {
  draft: { propose: 'ace>proposed', cancel: 'ac>cancelled', cancelWithClass: 't>cancelled' },
  proposed: {
    withdraw: 'ace>draft',
    approve: 'a>approved',
    sendBack: 'a>draft',
    postpone: 'ac>postponed',
    cancel: 'ac>cancelled',
    cancelWithClass: 't>cancelled',
  },
  approved: {
    sendBack: 'a>draft',
    publish: 'ac>published',
    confirm: 'ac>confirmed',
    postpone: 'ac>postponed',
    cancel: 'ac>cancelled',
    cancelWithClass: 't>cancelled',
  },
  published: {
    sendBack: 'a>draft',
    unpublish: 'ac>approved',
    confirm: 'ac>confirmed',
    postpone: 'ac>postponed',
    cancel: 'ac>cancelled',
    cancelWithClass: 't>cancelled',
  },
  confirmed: { execute: 't>executed', postponeWithClass: 't>postponed', cancelWithClass: 't>cancelled' },
  executed: {},
  postponed: { propose: 'ace>proposed', cancel: 'ac>cancelled', cancelWithClass: 't>cancelled' },
  cancelled: {},
}

describe('states of a plan row', () => {
  for (const state of planStates.states)
    for (const action of Object.keys(planStates.moves) as PlanAction[])
      it(`${action} in ${state}`, () => {
        const [letters = '', to] = (expected[state]![action] ?? '').split('>')
        for (const who of movers)
          expect(next(planStates, state, action, who), who).toBe(letters.includes(who[0]!) ? to : null)
      })

  it('lets nobody but an administrator approve or waive', () => {
    for (const state of planStates.states)
      for (const who of ['coordinator', 'editor', null] as const) {
        expect(planActions(state, who, { hasClass: false, inScenario: false })).not.toContain('approve')
        expect(mayWaive(state, who)).toBe(false)
      }
    expect(mayWaive('proposed', 'admin')).toBe(true)
    expect(mayWaive('confirmed', 'admin')).toBe(false)
  })

  it('lets planners edit drafts and postponed rows, and the administrator what is decided', () => {
    for (const state of planStates.states) {
      const open = state === 'draft' || state === 'postponed'
      for (const who of ['coordinator', 'editor'] as const) expect(mayEdit(state, who), `${state} ${who}`).toBe(open)
      expect(mayEdit(state, 'admin')).toBe(open || ['proposed', 'approved', 'published'].includes(state))
      expect(mayEdit(state, null)).toBe(false)
      expect(planActions(state, null, { hasClass: false, inScenario: false })).toEqual([])
    }
  })

  it('cancels a row that has a class through the class', () => {
    expect(planActions('postponed', 'admin', { hasClass: true, inScenario: false })).not.toContain('cancel')
    expect(planActions('postponed', 'admin', { hasClass: false, inScenario: false })).toContain('cancel')
  })

  it('asks instructors only while the row binds, and each answers once', () => {
    for (const state of planStates.states) {
      const binding = state === 'approved' || state === 'published'
      expect(mayAskInstructor(state, 'coordinator')).toBe(binding)
      expect(mayAskInstructor(state, 'editor')).toBe(false)
      for (const own of ['chosen', 'asked', 'accepted', 'rejected'] as const)
        expect(mayAnswer(state, own)).toBe(binding && own === 'asked')
    }
  })

  it('makes a coordinator of whoever holds the right to classes', () => {
    expect(plannerOf({ role: 'editor', permissions: ['enteringcourseclass'] })).toBe('coordinator')
    expect(plannerOf({ role: 'editor', permissions: ['enteringcourses'] })).toBe('editor')
    expect(plannerOf({ role: 'admin', permissions: [] })).toBe('admin')
    expect(plannerOf({ role: 'trainingcoordinator', permissions: [] })).toBe('coordinator')
    for (const role of ['anonymous', 'trainee', 'instructor', 'evaluator', 'customer'] as const)
      expect(plannerOf({ role, permissions: [] })).toBe(null)
  })
})

it('of a row in a scenario nothing is decided', () => {
  for (const who of ['admin', 'coordinator', 'editor'] as const)
    expect(planActions('draft', who, { hasClass: false, inScenario: true })).toEqual(['edit', 'move', 'copy', 'delete'])
  expect(planActions('draft', null, { hasClass: false, inScenario: true })).toEqual([])
})
