import type { Database } from '#platform/server/database.ts'
import type { Output } from '#platform/shared/call.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import type { ClassRoomCandidate } from '../../../rules/class-rooms.ts'
import type { activeClassRooms } from '../candidates.ts'
import { lacksOf } from './equipment.ts'

type Candidate = Awaited<ReturnType<typeof activeClassRooms>>[number] & ClassRoomCandidate

/** The class rooms in their order, parted into those that have what the course needs and those that lack something. */
export async function offered(
  db: Database,
  courseId: number,
  candidates: readonly Candidate[],
): Promise<Output<typeof planningCalls.getClassRoomsForCourse>> {
  const lacking = await lacksOf(
    db,
    courseId,
    candidates.map((each) => each.classRoomId),
  )
  const named = (each: Candidate) => ({ ID: each.classRoomId, Code: each.code, Name: each.name })
  return {
    Offered: candidates
      .filter((each) => !lacking.has(each.classRoomId))
      .map((each) => ({
        ...named(each),
        Capacity: each.capacity,
        BusySessions: each.busySessions,
        HeldBy: each.heldBy,
      })),
    NotOffered: candidates
      .filter((each) => lacking.has(each.classRoomId))
      .map((each) => ({ ...named(each), Lacks: lacking.get(each.classRoomId)! })),
  }
}
