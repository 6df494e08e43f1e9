import type { UploadField } from '#platform/server/module.ts'
import { chatFileField } from '../contract/shapes.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { reportReach } from '../rules/reach.ts'
import { findMessage } from './store/messages.ts'
import { findRoom } from './store/rooms.ts'

/**
 * Files and pictures in messages, for who sits in the room. An administrator opens them from a look that was written
 * down; opening is written down as well.
 */
export const uploads: readonly UploadField[] = [
  {
    field: chatFileField,
    types: ['pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx', 'pptx', 'txt', 'csv', 'mp3', 'm4a', 'ogg'],
    maxBytes: 20_000_000,
    longestSide: 2400,
    who: 'chat',
    mayOpen: async (db, actor, file) => {
      if (file.subject_type !== 'chatMessage' || file.subject_id === null) return false
      const message = await findMessage(db, file.subject_id)
      if (message === undefined || (await findRoom(db, actor, message.roomId)) === undefined) return false
      // One that its sender took away is kept for whoever decides about the report.
      return message.fileId === file.id || standingsOf(reportReach, actor).length > 0
    },
  },
]
