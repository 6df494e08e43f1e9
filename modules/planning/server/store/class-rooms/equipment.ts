import type { Database } from '#platform/server/database.ts'
import { lacks, type Equipment, type Lack } from '../../../rules/equipment.ts'

/** What a course needs of its class room, in the order of the list of equipment. */
async function neededBy(db: Database, courseId: number) {
  return db
    .selectFrom('catalogue.course_facility_facts as n')
    .innerJoin('lookups.facility as f', 'f.id', 'n.facility_id')
    .where('n.course_id', '=', courseId)
    .select(['n.facility_id as facilityId', 'n.quantity', 'f.name'])
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
}

async function equipmentOf(db: Database, classRoomIds: readonly number[]): Promise<Map<number, Equipment[]>> {
  if (classRoomIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('planning.class_room_facility')
    .where('class_room_id', 'in', classRoomIds)
    .select(['class_room_id', 'facility_id as facilityId', 'quantity'])
    .execute()
  return Map.groupBy(rows, (row) => row.class_room_id)
}

/** What one class room lacks of what the course needs. */
export async function lacksIn(db: Database, courseId: number, classRoomId: number): Promise<Lack[]> {
  return lacks(await neededBy(db, courseId), (await equipmentOf(db, [classRoomId])).get(classRoomId) ?? [])
}

/** What each of these class rooms lacks of what the course needs; those that lack nothing are left out. */
export async function lacksOf(db: Database, courseId: number, classRoomIds: readonly number[]) {
  const needed = await neededBy(db, courseId)
  const has = needed.length > 0 ? await equipmentOf(db, classRoomIds) : new Map<number, Equipment[]>()
  return new Map(
    classRoomIds
      .map((id) => [id, lacks(needed, has.get(id) ?? [])] as const)
      .filter(([, lacking]) => lacking.length > 0)
      .map(([id, lacking]) => [
        id,
        lacking.map((each) => ({
          Name: needed.find((one) => one.facilityId === each.facilityId)!.name,
          Needed: each.needed,
          Has: each.has,
        })),
      ]),
  )
}
