import { describe, expect, it } from 'vitest'
import { next } from '#platform/shared/record/states.ts'
import {
  byDay,
  classActions,
  classStates,
  mayChange,
  mayDelete,
  needsReasonToGo,
  takesRegistrations,
  type ClassAction,
  type ClassMover,
} from './class-states.ts'
import { moduleOfSessions } from './module-shares.ts'

const movers: ClassMover[] = ['admin', 'coordinator', 'editor', 'system']
const ends = { cancel: 'ac>cancelled' }

/* a = admin, c = coordinator, e = editor, s = system */
const expected: Record<string, Partial<Record<ClassAction, string>>> = {
  draft: { open: 'ac>open', ...ends },
  open: { hold: 'acs>tentative', go: 'acs>confirmed', postpone: 'ac>postponed', ...ends },
  tentative: { go: 'acs>confirmed', postpone: 'ac>postponed', ...ends },
  confirmed: { start: 'acs>running', postpone: 'ac>postponed', ...ends },
  running: { end: 'acs>ended', publishResults: 's>resultsPublished', ...ends },
  ended: { publishResults: 's>resultsPublished' },
  resultsPublished: { close: 'ac>closed' },
  closed: {},
  cancelled: {},
  postponed: { reopen: 'ac>open', comeBack: 'ac>open', ...ends },
}

describe('states of a class', () => {
  for (const state of classStates.states)
    for (const action of Object.keys(classStates.moves) as ClassAction[])
      it(`${action} in ${state}`, () => {
        const [letters = '', to] = (expected[state]![action] ?? '').split('>')
        for (const who of movers)
          expect(next(classStates, state, action, who), who).toBe(letters.includes(who[0]!) ? to : null)
      })

  it('takes registrations from the announcement to the start', () => {
    expect(classStates.states.filter(takesRegistrations)).toEqual(['open', 'tentative', 'confirmed'])
  })

  it('lets planners change what has not ended, and delete drafts only', () => {
    for (const state of classStates.states) {
      const open = ['draft', 'open', 'tentative', 'confirmed', 'running', 'postponed'].includes(state)
      for (const who of ['admin', 'coordinator', 'editor'] as const) {
        expect(mayChange(state, who)).toBe(open)
        expect(mayDelete(state, who)).toBe(state === 'draft')
      }
      expect(classActions(state, null, false)).toEqual([])
      expect(classActions(state, 'editor', false).filter((each) => each !== 'edit' && each !== 'delete')).toEqual([])
    }
  })

  it('brings a postponed class of the plan back through its row only', () => {
    expect(classActions('postponed', 'admin', true)).not.toContain('reopen')
    expect(classActions('postponed', 'admin', false)).toContain('reopen')
  })

  it('wants a reason to go under the minimum', () => {
    expect(needsReasonToGo(5, 6)).toBe(true)
    expect(needsReasonToGo(6, 6)).toBe(false)
  })
})

describe('what may be done today', () => {
  const days = { starts: '2026-12-06', last: '2026-12-10' }
  const at = (actions: Parameters<typeof byDay>[0], today: string) => byDay(actions, days, today)

  it('offers the start from the first day on, and says from when before it', () => {
    expect(at(['edit', 'start', 'cancel'], '2026-11-22')).toEqual({
      now: ['edit', 'cancel'],
      later: [{ Action: 'start', From: '2026-12-06' }],
    })
    expect(at(['start'], '2026-12-06')).toEqual({ now: ['start'], later: [] })
  })
  it('offers the end from the last session on', () => {
    expect(at(['end'], '2026-12-09').later).toEqual([{ Action: 'end', From: '2026-12-10' }])
    expect(at(['end'], '2026-12-10').now).toEqual(['end'])
  })
})

describe('modules over sessions', () => {
  it('lays the modules over the sessions by their hours', () => {
    const modules = [
      { id: 1, hours: 10 },
      { id: 2, hours: 5 },
      { id: 3, hours: 10 },
    ]
    expect(moduleOfSessions([300, 300, 300, 300, 300], modules)).toEqual([1, 1, 2, 3, 3])
  })
  it('shares evenly without hours, and gives none without modules', () => {
    expect(
      moduleOfSessions(
        [60, 60, 60, 60],
        [
          { id: 1, hours: 0 },
          { id: 2, hours: 0 },
        ],
      ),
    ).toEqual([1, 1, 2, 2])
    expect(moduleOfSessions([60, 60], [])).toEqual([null, null])
  })
  it('gives the last module what rounding leaves', () => {
    expect(moduleOfSessions([50, 50, 50], [{ id: 9, hours: 1 }])).toEqual([9, 9, 9])
  })
})
