import type { Noun } from '#platform/server/acts/write-act.ts'
import { classRoomActs } from '../../contract/acts.ts'
import type { LockedClassRoom } from '../store/class-rooms/class-rooms.ts'
import type { Recording } from './doing.ts'

export const noun: Noun<typeof classRoomActs, 'planning.class_room', LockedClassRoom, Recording> = {
  acts: classRoomActs,
  stored: { table: 'planning.class_room', unkept: ['id', 'version', 'search'] },
  idOf: (classRoom) => classRoom.id,
  factsOf: (classRoom) => ({ code: classRoom.code }),
  beside: ['facilities', 'photoIds'],
}
