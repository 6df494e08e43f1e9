import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconSearch, IconUsers } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, useFormat, usePick } from '#platform/web/format.tsx'
import { newKey } from '#platform/web/signed-in/new-key.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { today } from '#platform/web/start/zone.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import type { KeptMessage, Message, OwnRoom } from '../sending/kept-message.ts'
import type { MessageQueue } from '../sending/MessageQueue.ts'
import { useQueueFacts } from '../sending/own-messages.ts'
import { Bubble, type Delivery } from './Bubble.tsx'
import classes from './Chat.module.css'
import { Composer, type Written } from './Composer.tsx'
import { FindDialog } from './FindDialog.tsx'
import { MembersDialog } from './MembersDialog.tsx'
import { Messages } from './Messages.tsx'
import { RoomPicture, useRoomName } from './room-name.tsx'
import { useThread } from './useThread.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  readonly room: OwnRoom & { readonly ID: number }
  readonly queue: MessageQueue
  readonly onBack: () => void
  /** What was read or said changes the list. */
  readonly onChanged: () => void
}

/** One room: what was said, and where to write. */
export function Conversation({ room, queue, onBack, onChanged }: Props) {
  const t = useText('chat')
  const pick = usePick()
  const { ask, dialog } = useAsk()
  const { thread, otherRead, problem, open, older, ask: askNew, take } = useThread(room.ID)
  const { kept, offline, frail } = useQueueFacts(queue)
  const [answers, setAnswers] = useState<KeptMessage['answers']>(null)
  const [found, setFound] = useState<number | null>(null)
  const [dialogOpen, setDialogOpen] = useState<'find' | 'members' | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(
    () =>
      queue.onArrival((roomId, message) => {
        if (roomId === room.ID) take(message)
        onChanged()
      }),
    [queue, room.ID, take, onChanged],
  )

  const read = useRef(room.ReadSeq)
  const onEnd = useCallback(
    (seq: number) => {
      if (seq <= read.current) return
      read.current = seq
      // Lost, it is said again with the next message.
      void send(calls.markRead, { body: { RoomID: room.ID, Seq: seq } }).then(onChanged, () => undefined)
    },
    [room.ID, onChanged],
  )

  const write = ({ text, mentions, file, answers: answered }: Written) => {
    setAnswers(null)
    void queue.give({
      key: newKey(),
      uid: queue.uid,
      roomId: room.ID,
      text,
      mentions,
      file,
      answers: answered,
      writtenAt: new Date().toISOString(),
      standing: 'waiting',
    })
  }
  const toMessage = async (seq: number) => {
    setFound(seq)
    for (let first = firstOf(thread); first > seq;) {
      await older()
      const next = Number(box.current?.querySelector('[data-seq]')?.getAttribute('data-seq') ?? 0)
      if (next >= first) break
      first = next
    }
    requestAnimationFrame(() => box.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'center' }))
  }
  const remove = (message: Message) =>
    ask({
      title: t('acts.deleteMessage.do'),
      question: t('acts.deleteMessage.ask'),
      confirmLabel: t('acts.deleteMessage.do'),
      danger: true,
      module: 'chat',
      run: async () => {
        await send(calls.deleteMessage, { body: { ID: message.ID } })
        askNew()
        onChanged()
      },
    })
  const report = (message: Message) =>
    ask({
      title: t('reportTitle', { name: pick(message.Name) }),
      question: t('reportQuestion'),
      confirmLabel: t('acts.reportMessage.do'),
      reason: 'required',
      reasonLabel: t('reportReason'),
      module: 'chat',
      run: async ({ reason }) => {
        await send(calls.reportMessage, { body: { ID: message.ID, Reason: reason } })
        toast.done(t('reportSent'))
        await refreshEverything()
      },
    })

  const own = kept.filter(({ roomId, key }) => roomId === room.ID && !thread?.messages.some(({ Key }) => Key === key))
  const deliveryOf = ({ IsOwn, Seq, DeletedFor }: Message): Delivery | undefined =>
    !IsOwn || DeletedFor ? undefined : otherRead !== null && Seq <= otherRead ? 'read' : 'sent'
  const isDeletable = ({ DeletableUntil }: Message) => DeletableUntil !== null && new Date() < new Date(DeletableUntil)

  return (
    <section className={classes['conversation']} ref={box} aria-label={t('messages')}>
      <RoomHead
        room={room}
        onBack={onBack}
        onFind={() => setDialogOpen('find')}
        onMembers={() => setDialogOpen('members')}
      />
      {!thread && (
        <div className={classes['scrolled']}>
          <QueryView
            query={{ data: undefined, error: problem, isPending: problem === null, refetch: open }}
            module="chat"
          >
            {() => null}
          </QueryView>
        </div>
      )}
      {thread && (
        <Messages
          thread={thread}
          label={t('messages')}
          older={older}
          onEnd={onEnd}
          tailLength={own.length}
          draw={(message, named) => (
            <Bubble
              key={message.Seq}
              message={message}
              seq={message.Seq}
              named={named}
              delivery={deliveryOf(message)}
              isFound={message.Seq === found}
              onAnswered={(seq) => void toMessage(seq)}
              onAnswer={
                room.IsOpen
                  ? () => setAnswers({ Seq: message.Seq, Name: message.Name, Text: message.Text || t('aFile') })
                  : undefined
              }
              onDelete={isDeletable(message) ? () => remove(message) : undefined}
              onReport={message.IsOwn ? undefined : () => report(message)}
            />
          )}
          tail={<Waiting messages={own} queue={queue} ask={ask} />}
        />
      )}
      {frail && <Note>{t('frail')}</Note>}
      {offline && own.length > 0 && <Note>{t('offline')}</Note>}
      {room.IsOpen ? (
        <Composer
          key={room.ID}
          roomId={room.ID}
          uid={queue.uid}
          answers={answers}
          onStopAnswering={() => setAnswers(null)}
          onSend={write}
        />
      ) : (
        <Closed room={room} />
      )}
      <FindDialog
        roomId={room.ID}
        opened={dialogOpen === 'find'}
        onClose={() => setDialogOpen(null)}
        onChoose={(seq) => {
          setDialogOpen(null)
          void toMessage(seq)
        }}
      />
      <MembersDialog roomId={room.ID} opened={dialogOpen === 'members'} onClose={() => setDialogOpen(null)} />
      {dialog}
    </section>
  )
}

const firstOf = (thread: { messages: readonly Message[] } | null) => thread?.messages[0]?.Seq ?? 0

function Note({ children }: { children: string }) {
  return (
    <Alert color="yellow" role="status" className={classes['note']!}>
      {children}
    </Alert>
  )
}

function Closed({ room }: { room: OwnRoom }) {
  const t = useText('chat')
  const format = useFormat()
  return (
    <Text size="sm" c="dimmed" className={classes['closed']!}>
      {room.LastDay < today() ? t('closedSince', { day: format.day(room.LastDay) }) : t('closed')}
    </Text>
  )
}

function RoomHead(props: { room: OwnRoom; onBack: () => void; onFind: () => void; onMembers: () => void }) {
  const { room } = props
  const t = useText('chat')
  const pick = usePick()
  const name = useRoomName()
  const phone = useIsPhone()
  return (
    <header className={classes['head']}>
      <ActionIcon
        size="lg"
        variant="subtle"
        color="gray"
        className={classes['back']!}
        aria-label={t('back')}
        onClick={props.onBack}
      >
        <IconArrowLeft size="1.25rem" aria-hidden className={classes['turned']} />
      </ActionIcon>
      <RoomPicture room={room} />
      <div className={classes['roomWords']}>
        <h2 className={classes['title']}>
          <bdi>{name(room)}</bdi>
        </h2>
        <Text size="xs" c="dimmed" component="div" className={classes['roomTop']!}>
          <span className={classes['roomLast']} data-short>
            {room.With ? pick(room.CourseName) : t('ofClass')}
          </span>
          <Code>{room.ClassCode}</Code>
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon size="lg" variant="subtle" color="gray" aria-label={t('find')} onClick={props.onFind}>
          <IconSearch size="1.2rem" aria-hidden />
        </ActionIcon>
        {!room.With &&
          (phone ? (
            <ActionIcon size="lg" variant="subtle" color="gray" aria-label={t('members')} onClick={props.onMembers}>
              <IconUsers size="1.2rem" aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconUsers size="1.1rem" aria-hidden />}
              onClick={props.onMembers}
            >
              {t('members')}
            </Button>
          ))}
      </Group>
    </header>
  )
}
