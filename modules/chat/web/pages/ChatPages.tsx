import { useCallback, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { isProblem } from '#platform/web/problem.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import { BeginDialog, type Contact } from '../parts/BeginDialog.tsx'
import classes from '../parts/Chat.module.css'
import { Conversation } from '../parts/Conversation.tsx'
import { RoomList } from '../parts/RoomList.tsx'
import { roomKey } from '../parts/room-name.tsx'
import { useRooms } from '../parts/useRooms.ts'
import type { OwnRoom } from '../sending/kept-message.ts'
import { useMessageQueue } from '../sending/own-messages.ts'

/* The same page for everybody who sits in rooms, by the names that each reads. */
export const pages = {
  Trainee: () => <ChatPage of="trainee" />,
  Instructor: () => <ChatPage of="instructor" />,
  Coordinator: () => <ChatPage of="coordinator" />,
}

function ChatPage({ of }: { of: 'trainee' | 'instructor' | 'coordinator' }) {
  const t = useText('chat')
  const query = useRooms()
  const { refetch } = query
  const onChanged = useCallback(() => void refetch(), [refetch])
  return (
    <Page title={t(`screens.${of}`)}>
      <QueryView query={query}>{({ Items }) => <Rooms rooms={Items} onChanged={onChanged} />}</QueryView>
    </Page>
  )
}

const isOpened = (room: OwnRoom | undefined): room is OwnRoom & { ID: number } => typeof room?.ID === 'number'

/** The rooms beside the chosen one; on a phone one of both, with a way back. */
function Rooms({ rooms, onChanged }: { rooms: readonly OwnRoom[]; onChanged: () => void }) {
  const t = useText('chat')
  const queue = useMessageQueue()
  const { values, change } = useAddress({ room: 0 })
  const [begins, setBegins] = useState(false)
  const room = rooms.find(({ ID }) => ID === values.room)
  const chosen = isOpened(room) ? room : null

  const openRoom = async (CourseClassID: number, MemberID: number | null) => {
    try {
      const { ID } = await send(calls.openRoom, { body: { CourseClassID, MemberID } })
      onChanged()
      change({ room: ID }, { push: true })
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      toast.failed(problemSentence(problem, 'chat'))
    }
  }
  const choose = (each: OwnRoom) =>
    each.ID === null ? void openRoom(each.CourseClassID, null) : change({ room: each.ID }, { push: true })
  const begin = (contact: Contact) => {
    setBegins(false)
    void openRoom(contact.CourseClassID, contact.MemberID)
  }

  return (
    <div className={classes['chat']} data-open={chosen ? true : undefined}>
      <RoomList rooms={rooms} chosen={chosen && roomKey(chosen)} onChoose={choose} onBegin={() => setBegins(true)} />
      {chosen && queue ? (
        <Conversation
          key={chosen.ID}
          room={chosen}
          queue={queue}
          onBack={() => change({ room: 0 })}
          onChanged={onChanged}
        />
      ) : (
        <div className={classes['nothing']}>
          <EmptyState sentence={t('choose')} />
        </div>
      )}
      <BeginDialog opened={begins} onClose={() => setBegins(false)} onChoose={begin} />
    </div>
  )
}
