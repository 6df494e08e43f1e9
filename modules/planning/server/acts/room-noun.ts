import type { Noun } from '#platform/server/acts/write-act.ts'
import { roomActs } from '../../contract/acts.ts'
import type { LockedRoom } from '../store/rooms.ts'
import type { Recording } from './doing.ts'

export const noun: Noun<typeof roomActs, 'planning.room', LockedRoom, Recording> = {
  acts: roomActs,
  stored: { table: 'planning.room', unkept: ['id', 'version', 'search'] },
  idOf: (room) => room.id,
  factsOf: (room) => ({ code: room.code }),
}
