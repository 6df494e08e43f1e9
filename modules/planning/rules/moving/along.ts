import type { Occupied } from '../clashes.ts'
import type { PlanState } from '../plan-states.ts'
import { layOut, type Holiday, type Pattern } from '../sessions.ts'

/** A row that is moved together with the one that is looked at. */
export interface Along {
  readonly id: number
  readonly code: string
  readonly state: PlanState
  readonly pattern: Pattern
  readonly classRoomId: number | null
  /** Any class room of this kind, where none is named. */
  readonly classRoomKindId: number | null
  readonly instructorIds: readonly number[]
  readonly courseId: number
  readonly maxTrainees: number
}

/** What is occupied once these have moved: where they are to stand in place of where they stand. */
export function withAlong(
  occupied: readonly Occupied[],
  along: readonly Along[],
  holidays: readonly Holiday[],
): Occupied[] {
  const moved = new Set(along.map(({ id }) => id))
  return [
    ...occupied.filter(({ by }) => !(by.kind === 'row' && moved.has(by.id))),
    ...along.flatMap(({ id, code, state, pattern, classRoomId, instructorIds }) =>
      layOut(pattern, holidays).sessions.map(({ day, startsAt, endsAt }) => ({
        day,
        startsAt,
        endsAt,
        classRoomId,
        instructorIds,
        by: { kind: 'row' as const, id, code, state },
      })),
    ),
  ]
}
