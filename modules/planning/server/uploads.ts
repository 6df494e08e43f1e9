import type { UploadField } from '#platform/server/module.ts'
import { passes } from '#platform/shared/access.ts'
import { classRoomPhotoField } from '../contract/class-room.ts'

/** Photos of class rooms, for those who keep them and those who read classes. Pages show many, so looking leaves no row. */
const classRoomPhoto: UploadField = {
  field: classRoomPhotoField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 1600,
  who: 'classRoomKeepers',
  audited: false,
  mayOpen: async (_db, actor, file) =>
    file.subject_type === 'classRoom' &&
    (['classRoomKeepers', 'classReaders'] as const).some((rule) => passes(rule, actor.role, actor.permissions)),
}

export const uploads: readonly UploadField[] = [classRoomPhoto]
