/** A room that could hold the row, with what the ranking looks at. */
export interface RoomCandidate {
  readonly roomId: number
  readonly capacity: number
  readonly busySessions: number
}

/** Best room first: free, large enough, then the smallest that is (so that large rooms stay for large classes). */
export function rankRooms<R extends RoomCandidate>(rooms: readonly R[], maxTrainees: number): R[] {
  return rooms.toSorted(
    (a, b) =>
      a.busySessions - b.busySessions ||
      Number(a.capacity < maxTrainees) - Number(b.capacity < maxTrainees) ||
      Math.abs(a.capacity - maxTrainees) - Math.abs(b.capacity - maxTrainees) ||
      a.roomId - b.roomId,
  )
}
