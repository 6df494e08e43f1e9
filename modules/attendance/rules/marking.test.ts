import { expect, test } from 'vitest'
import { mayMark, type Marker, type MarkingAnswer } from './marking.ts'

const hour = 3_600_000
const length = 5 * hour
const answers: Record<string, Record<Marker, MarkingAnswer>> = {}
for (const [when, sinceStart] of Object.entries({
  dayBefore: -24 * hour,
  arriving: -hour / 4,
  during: hour,
  nextDay: 29 * hour,
  weekLater: 168 * hour,
})) {
  answers[when] = {} as Record<Marker, MarkingAnswer>
  for (const marker of ['ownInstructor', 'coordinator', 'none'] as const)
    answers[when]![marker] = mayMark({
      marker,
      sinceStart,
      sinceEnd: sinceStart - length,
      sessionState: 'scheduled',
      takesPlace: true,
    })
}

test('who may mark when', () => {
  expect(answers).toEqual({
    dayBefore: { ownInstructor: 'tooEarly', coordinator: 'tooEarly', none: 'notYours' },
    arriving: { ownInstructor: 'may', coordinator: 'may', none: 'notYours' },
    during: { ownInstructor: 'may', coordinator: 'may', none: 'notYours' },
    nextDay: { ownInstructor: 'may', coordinator: 'may', none: 'notYours' },
    weekLater: { ownInstructor: 'tooLate', coordinator: 'mayWithReason', none: 'notYours' },
  })
})

test('a cancelled session is not marked', () => {
  const now = { marker: 'coordinator', sinceStart: hour, sinceEnd: -hour, takesPlace: true } as const
  expect(mayMark({ ...now, sessionState: 'cancelled' })).toBe('cancelled')
})

test('a session whose class nobody has confirmed is not marked', () => {
  const now = { marker: 'ownInstructor', sinceStart: hour, sinceEnd: -hour, sessionState: 'scheduled' } as const
  expect(mayMark({ ...now, takesPlace: false })).toBe('notConfirmed')
})
