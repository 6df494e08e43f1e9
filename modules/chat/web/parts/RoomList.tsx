import { Badge, Button, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconAt, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { Code, Colon, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { OwnRoom } from '../sending/kept-message.ts'
import classes from './Chat.module.css'
import { RoomPicture, roomKey, useRoomName } from './room-name.tsx'
import { useWhen } from './when.ts'

interface Props {
  readonly rooms: readonly OwnRoom[]
  readonly chosen: string | null
  readonly onChoose: (room: OwnRoom) => void
  readonly onBegin: () => void
}

/** The own rooms, the one with the newest message first. */
export function RoomList({ rooms, chosen, onChoose, onBegin }: Props) {
  const t = useText('chat')
  const name = useRoomName()
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const found = rooms.filter((room) => foldText(`${name(room)} ${room.ClassCode}`).includes(wanted))
  return (
    <nav className={classes['list']} aria-label={t('rooms')}>
      <div className={classes['listHead']}>
        <TextInput
          size="sm"
          type="search"
          className={classes['grow']!}
          aria-label={t('searchRooms')}
          placeholder={t('searchRooms')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button size="sm" variant="light" leftSection={<IconPlus size="1rem" aria-hidden />} onClick={onBegin}>
          {t('begin')}
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState sentence={t(rooms.length === 0 ? 'noRooms' : 'noneFound')} />
      ) : (
        <ul className={classes['rooms']}>
          {found.map((room) => (
            <li key={roomKey(room)}>
              <RoomLine room={room} isChosen={roomKey(room) === chosen} onChoose={() => onChoose(room)} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function RoomLine({ room, isChosen, onChoose }: { room: OwnRoom; isChosen: boolean; onChoose: () => void }) {
  const t = useText('chat')
  const format = useFormat()
  const name = useRoomName()
  const when = useWhen()
  return (
    <UnstyledButton
      className={classes['room']!}
      data-unread={room.Unread > 0 || undefined}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <RoomPicture room={room} />
      <span className={classes['roomWords']}>
        <span className={classes['roomTop']}>
          <bdi className={classes['roomName']}>{name(room)}</bdi>
          {room.Last && <span className={classes['roomTime']}>{when.short(room.Last.SentAt)}</span>}
        </span>
        <span className={classes['roomTop']}>
          <LastSaid room={room} />
          {room.IsMentioned && <IconAt size="1rem" role="img" aria-label={t('namedYou')} className={classes['at']} />}
          {room.Unread > 0 && (
            <Badge size="sm" circle={room.Unread < 10} aria-label={t('unread', { count: room.Unread })}>
              {format.number(room.Unread)}
            </Badge>
          )}
        </span>
        <Text span size="xs" c="dimmed">
          <Code>{room.ClassCode}</Code>
        </Text>
      </span>
    </UnstyledButton>
  )
}

/** What was said last, and by whom. */
function LastSaid({ room: { Last } }: { room: OwnRoom }) {
  const t = useText('chat')
  const pick = usePick()
  if (!Last) return <span className={classes['roomLast']}>{t('noMessages')}</span>
  const text = Last.IsDeleted ? t('gone.sender') : Last.Text || t('aFile')
  // The line runs as what was said does, whoever said it: cut short, its beginning stays.
  return (
    <span dir="auto" className={classes['roomLast']}>
      <bdi>{Last.IsOwn ? t('you') : pick(Last.Name)}</bdi>
      <Colon />
      {text}
    </span>
  )
}
