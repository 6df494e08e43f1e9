import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { chatCalls as calls } from '../../contract/calls.ts'
import { opened, withOlder, type Thread } from '../../rules/thread.ts'
import type { Message } from '../sending/kept-message.ts'
import { Bubble } from './Bubble.tsx'
import classes from './Chat.module.css'
import { Messages } from './Messages.tsx'

type Room = Output<typeof calls.lookIntoRoom>['Room']

/** A room as an administrator reads it. Each page is asked for once, as each asking is written down. */
export function LookDrawer({ roomId, onClose }: { roomId: number | null; onClose: () => void }) {
  const t = useText('chat')
  return (
    <Dialog opened={roomId !== null} onClose={onClose} title={t('acts.lookIntoRoom.do')} drawer size="lg">
      {roomId !== null && <Look key={roomId} roomId={roomId} />}
    </Dialog>
  )
}

const look = (RoomID: number, Before: number | null) => send(calls.lookIntoRoom, { body: { RoomID, Before } })

function Look({ roomId }: { roomId: number }) {
  const t = useText('chat')
  const [room, setRoom] = useState<Room | null>(null)
  const [thread, setThread] = useState<Thread<Message> | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const asked = useRef(false)
  const open = useCallback(async () => {
    try {
      const { Room: found, ...piece } = await look(roomId, null)
      setRoom(found)
      setThread(opened(piece))
      setProblem(null)
    } catch (error) {
      setProblem(error)
    }
  }, [roomId])
  useEffect(() => {
    // Drawn twice while it is worked on, it is one look.
    if (asked.current) return
    asked.current = true
    void open()
  }, [open])
  if (!room || !thread)
    return (
      <QueryView
        query={{ data: undefined, error: problem, isPending: problem === null, refetch: () => void open() }}
        module="chat"
      >
        {() => null}
      </QueryView>
    )
  const older = async () => {
    const { Room: _, ...piece } = await look(roomId, thread.messages[0]?.Seq ?? null)
    setThread(withOlder(thread, piece))
  }
  return (
    <div className={classes['look']}>
      <Alert color="yellow" icon={<IconEye size="1.1rem" aria-hidden />} role="status">
        {t('looked')}
      </Alert>
      <p className={classes['about']}>
        <Localized text={room.CourseName} /> <Code>{room.ClassCode}</Code>
      </p>
      <Messages
        thread={thread}
        label={t('messages')}
        older={older}
        draw={(message, named) => <Bubble key={message.Seq} message={message} seq={message.Seq} named={named} />}
      />
    </div>
  )
}
