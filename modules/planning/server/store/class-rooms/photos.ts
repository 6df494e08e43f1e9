import type { Database } from '#platform/server/database.ts'

/** The photos of class rooms, in their order. */
export async function photosOf(db: Database, classRoomIds: readonly number[]) {
  if (classRoomIds.length === 0) return []
  return db
    .selectFrom('planning.class_room_photo as p')
    .innerJoin('platform.file as f', 'f.id', 'p.file_id')
    .where('p.class_room_id', 'in', classRoomIds)
    .select(['p.class_room_id', 'f.id as ID', 'f.name as Name', 'f.bytes as Size'])
    .orderBy('p.class_room_id')
    .orderBy('p.position')
    .execute()
}

/** Makes these, in this order, the photos of the class room. */
export async function writePhotos(db: Database, classRoomId: number, fileIds: readonly number[]): Promise<void> {
  await db.deleteFrom('planning.class_room_photo').where('class_room_id', '=', classRoomId).execute()
  if (fileIds.length === 0) return
  await db
    .insertInto('planning.class_room_photo')
    .values(fileIds.map((file_id, position) => ({ file_id, class_room_id: classRoomId, position })))
    .execute()
}
