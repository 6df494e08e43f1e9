import type { Day } from '#platform/shared/values/dates.ts'
import { mayEdit, type PlanState } from '../plan-states.ts'
import type { Planner } from '../planner.ts'
import type { Place } from './moving.ts'

/** Why a row stays where it is. `clash`: it would bring what hinders publishing. */
export const stays = [
  'gone',
  'changedMeanwhile',
  'notNow',
  'outsideScenario',
  'notAtAcademy',
  'classRoomGone',
  'clash',
] as const
export type Stay = (typeof stays)[number]

interface Standing {
  readonly Version: number
  readonly State: PlanState
  readonly Year: number
  readonly ScenarioID: number | null
  readonly Place: string
  readonly ClassRoomID: number | null
}

/**
 * Whether the row may be moved at all by whoever acts; null: it may. Which clashes the place brings is looked at
 * afterwards. `classRooms`: those in use.
 */
export function staysFor(
  row: Standing | undefined,
  wish: Place & { readonly Version: number },
  { who, classRooms }: { readonly who: Planner | null; readonly classRooms: ReadonlySet<number> },
): Exclude<Stay, 'clash'> | null {
  if (!row) return 'gone'
  if (row.Version !== wish.Version) return 'changedMeanwhile'
  if (!mayEdit(row.State, who)) return 'notNow'
  if (row.ScenarioID !== null && yearOf(wish.StartDate) !== row.Year) return 'outsideScenario'
  if (wish.ClassRoomID === null || wish.ClassRoomID === row.ClassRoomID) return null
  if (row.Place !== 'academy') return 'notAtAcademy'
  return classRooms.has(wish.ClassRoomID) ? null : 'classRoomGone'
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

interface Clash {
  readonly key: string
  readonly severity: 'hard' | 'soft'
}

/** The clashes that a place brings: those that the row has already are no reason to leave it where it is. */
export function brought<Found extends Clash>(before: readonly Clash[], after: readonly Found[]): Found[] {
  const had = new Set(before.map(({ key }) => key))
  return after.filter(({ key }) => !had.has(key))
}

/** Whether who was asked for the row, or has answered, is asked anew where it goes: for other days, not for another class room. */
export const asksAnew = (
  row: Omit<Place, 'ClassRoomID'> & { readonly Instructors: readonly { readonly State: string }[] },
  to: Omit<Place, 'ClassRoomID'>,
): boolean =>
  (row.StartDate !== to.StartDate || row.EndDate !== to.EndDate) &&
  row.Instructors.some(({ State }) => State === 'asked' || State === 'accepted')

/** Of a move that is done: whether one back would make it as it was. */
export interface MoveMade {
  /** Somebody had been asked or had answered, and is asked anew. */
  readonly asksAnew: boolean
  /** In another year it is another run of its course. */
  readonly isAnotherRun: boolean
  /** The class room that it has now took the place of its wish for any of a kind. */
  readonly endsWish: boolean
}

export const leadsBack = (made: readonly MoveMade[]): boolean =>
  made.every(({ asksAnew, isAnotherRun, endsWish }) => !asksAnew && !isAnotherRun && !endsWish)
