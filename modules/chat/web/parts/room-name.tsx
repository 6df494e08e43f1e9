import { IconUsers } from '@tabler/icons-react'
import { usePick } from '#platform/web/format.tsx'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import type { OwnRoom } from '../sending/kept-message.ts'
import classes from './Chat.module.css'

/** What a room is called: by the course of its class, or by the other one. */
export function useRoomName(): (room: OwnRoom) => string {
  const pick = usePick()
  return (room) => pick(room.With?.Name ?? room.CourseName)
}

/** A room's picture: initials of the other one, or many people. */
export function RoomPicture({ room }: { room: OwnRoom }) {
  const name = useRoomName()
  return room.With ? (
    <PersonPhoto fileId={null} name={name(room)} size="2.5rem" quiet />
  ) : (
    <span className={classes['many']} aria-hidden>
      <IconUsers size="1.25rem" stroke={1.6} />
    </span>
  )
}

/** Where a room stands in the list: also the one of a class that nobody has opened. */
export const roomKey = ({ ID, CourseClassID }: OwnRoom): string => (ID === null ? `class ${CourseClassID}` : String(ID))
