import { useMemo } from 'react'
import { type Chosen, type Movable, type MovingRows, useChosen, useMoving } from '#modules/planning/web/public.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { RoomPlan } from './room-plan.ts'

export type RoomItemData = RoomPlan['Items'][number]

/** An item where it would stand. */
export interface Ghost {
  readonly item: RoomItemData
  readonly ClassRoomID: number
  readonly Date: string
}

export interface RoomMoving {
  readonly state: MovingRows
  readonly chosen: Chosen
  readonly movableOf: (item: RoomItemData) => Movable | undefined
  /** The class rooms in their order. */
  readonly rooms: readonly number[]
  readonly roomCode: (id: number) => string | undefined
  readonly ghosts: readonly Ghost[]
  /** The ghosts meet what hinders publishing. */
  readonly isStuck: (item: RoomItemData) => boolean
  /** Where the days of a row would reach that is made longer or shorter. */
  readonly reaches: (classRoom: number, day: string) => boolean
  /** The last session of its row, where the row is taken hold of to be stretched. */
  readonly isLast: (item: RoomItemData) => boolean
  /** What they would meet of what the page shows: in the same class room at the same time. */
  readonly met: readonly RoomItemData[]
  readonly isGoing: (item: RoomItemData) => boolean
}

const meet = (one: RoomItemData, other: RoomItemData) => one.StartTime < other.EndTime && other.StartTime < one.EndTime

/**
 * Rows of the plan moved in the room plan: all their sessions go along, to other days or into another class room. `to`: the
 * last day that is shown.
 */
export function useRoomMoving(plan: RoomPlan, to: string): RoomMoving {
  const movables = useMemo(() => {
    const roomOf = new Map(plan.ClassRooms.map((room) => [room.ID, room]))
    return plan.Rows.filter(({ CanMove }) => CanMove).map((row): Movable => ({
      ...row,
      ClassRoomCode: roomOf.get(row.ClassRoomID)?.Code ?? null,
      ClassRoomName: roomOf.get(row.ClassRoomID)?.Name ?? null,
      isAtAcademy: true,
    }))
  }, [plan])
  const state = useMoving(movables)
  const chosen = useChosen(movables)
  const isPlanned = (item: RoomItemData) => item.Kind === 'plan'
  const isGoing = (item: RoomItemData) => isPlanned(item) && state.wishes.has(item.ID)
  const days = state.moving?.shift.days ?? 0
  const stretch = state.moving?.shift.stretch ?? 0
  const classRoomOf = (item: RoomItemData) => state.wishes.get(item.ID)?.ClassRoomID ?? item.ClassRoomID
  // Stretched alone, its sessions stay where they are.
  const isAway = (item: RoomItemData) => days !== 0 || classRoomOf(item) !== item.ClassRoomID
  const ends = useMemo(() => {
    const last = new Map<number, string>()
    for (const { Kind, ID, Date } of plan.Items) if (Kind === 'plan' && Date > (last.get(ID) ?? '')) last.set(ID, Date)
    // One that goes on after the period ends elsewhere.
    for (const { ID, EndDate } of plan.Rows) if (EndDate > to) last.delete(ID)
    return last
  }, [plan, to])
  const ghosts = state.isElsewhere
    ? plan.Items.filter((item) => isGoing(item) && isAway(item)).map((item): Ghost => ({
        item,
        ClassRoomID: classRoomOf(item),
        Date: addDays(item.Date, days),
      }))
    : []
  const met = plan.Items.filter(
    (item) =>
      !isGoing(item) &&
      ghosts.some(
        (ghost) => ghost.ClassRoomID === item.ClassRoomID && ghost.Date === item.Date && meet(ghost.item, item),
      ),
  )
  return {
    state,
    chosen,
    movableOf: (item) => (isPlanned(item) ? movables.find(({ ID }) => ID === item.ID) : undefined),
    rooms: plan.ClassRooms.map(({ ID }) => ID),
    roomCode: (id) => plan.ClassRooms.find(({ ID }) => ID === id)?.Code,
    ghosts,
    isStuck: (item) => state.looked?.some(({ ID, Why }) => ID === item.ID && Why !== null) ?? false,
    reaches: (classRoom, day) =>
      stretch !== 0 &&
      [...state.wishes.values()].some(
        ({ ClassRoomID, StartDate, EndDate }) => ClassRoomID === classRoom && StartDate <= day && day <= EndDate,
      ),
    isLast: (item) => isPlanned(item) && ends.get(item.ID) === item.Date,
    met,
    isGoing,
  }
}
