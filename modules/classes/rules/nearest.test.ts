import { expect, test } from 'vitest'
import type { ClassState } from './class-states.ts'
import { nearestFirst } from './nearest.ts'

const held = (Code: string, StartDate: string, EndDate: string, State: ClassState = 'open') => ({
  Code,
  StartDate,
  EndDate,
  State,
})
const codes = (...classes: ReturnType<typeof held>[]) => nearestFirst(classes, '2026-11-29').map(({ Code }) => Code)

test('what is held now stands before what comes, the soonest first, and that before what is over', () => {
  expect(
    codes(
      held('CC-2028-0011', '2028-01-02', '2028-01-06'),
      held('CC-2024-0011', '2024-05-05', '2024-05-09', 'closed'),
      held('CC-2027-0011', '2027-01-03', '2027-01-07'),
      held('CC-2025-0011', '2025-05-04', '2025-05-08', 'resultsPublished'),
      held('CC-2026-0011', '2026-11-29', '2026-12-03', 'running'),
    ),
  ).toEqual(['CC-2026-0011', 'CC-2027-0011', 'CC-2028-0011', 'CC-2025-0011', 'CC-2024-0011'])
})

test('its last day is still its own; called off or over in its days it is behind', () => {
  expect(
    codes(
      held('called off', '2026-12-06', '2026-12-10', 'cancelled'),
      held('next', '2026-12-13', '2026-12-17'),
      held('ended early', '2026-11-22', '2026-11-30', 'ended'),
      held('last day', '2026-11-25', '2026-11-29', 'running'),
      held('ended yesterday', '2026-11-24', '2026-11-28', 'running'),
    ),
  ).toEqual(['last day', 'next', 'called off', 'ended yesterday', 'ended early'])
})
