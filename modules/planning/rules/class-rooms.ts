/** A class room that could hold the row, with what the ranking looks at. */
export interface ClassRoomCandidate {
  readonly classRoomId: number
  readonly capacity: number
  readonly busySessions: number
}

/** Best class room first: free, large enough, then the smallest that is (so that large class rooms stay for large classes). */
export function rankClassRooms<R extends ClassRoomCandidate>(classRooms: readonly R[], maxTrainees: number): R[] {
  return classRooms.toSorted(
    (a, b) =>
      a.busySessions - b.busySessions ||
      Number(a.capacity < maxTrainees) - Number(b.capacity < maxTrainees) ||
      Math.abs(a.capacity - maxTrainees) - Math.abs(b.capacity - maxTrainees) ||
      a.classRoomId - b.classRoomId,
  )
}
