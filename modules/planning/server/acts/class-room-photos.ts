import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { classRoomPhotoField } from '../../contract/class-room.ts'
import { photosOf, writePhotos } from '../store/class-rooms/photos.ts'

/** Makes these the photos of the class room: those it had stay its own, new ones are the actor's uploads, what is left out is deleted. */
export async function putPhotos(db: Database, actor: Actor, classRoomId: number, fileIds: readonly number[]) {
  const wanted = [...new Set(fileIds)]
  const had = (await photosOf(db, [classRoomId])).map((photo) => photo.ID)
  for (const id of wanted)
    if (!had.includes(id)) await attachFile(db, actor, id, classRoomPhotoField, ['classRoom', classRoomId])
  await writePhotos(db, classRoomId, wanted)
  for (const id of had) if (!wanted.includes(id)) await dropFile(db, id)
}
