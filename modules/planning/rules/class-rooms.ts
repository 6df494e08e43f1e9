/** A class room that could hold the row, with what the ranking looks at. */
export interface ClassRoomCandidate {
  readonly classRoomId: number
  readonly capacity: number
  readonly busySessions: number
  /** The undecided row that has it at one of the times; it may yet give way. */
  readonly heldBy: string | null
}

/** Best class room first: free, large enough, wanted by no other row, then the smallest that is (so that large class rooms stay for large classes). */
export function rankClassRooms<R extends ClassRoomCandidate>(classRooms: readonly R[], maxTrainees: number): R[] {
  return classRooms.toSorted(
    (a, b) =>
      a.busySessions - b.busySessions ||
      Number(a.capacity < maxTrainees) - Number(b.capacity < maxTrainees) ||
      Number(a.heldBy !== null) - Number(b.heldBy !== null) ||
      Math.abs(a.capacity - maxTrainees) - Math.abs(b.capacity - maxTrainees) ||
      a.classRoomId - b.classRoomId,
  )
}
