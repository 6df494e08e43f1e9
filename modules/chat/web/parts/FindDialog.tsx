import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { chatCalls as calls } from '../../contract/calls.ts'
import classes from './Chat.module.css'
import { dayAt, useWhen } from './when.ts'

interface Props {
  readonly roomId: number
  readonly opened: boolean
  readonly onClose: () => void
  readonly onChoose: (seq: number) => void
}

/** Finds a message of the room by a word, and leads to it. */
export function FindDialog({ roomId, opened, onClose, onChoose }: Props) {
  const t = useText('chat')
  const pick = usePick()
  const when = useWhen()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), 300)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useCall(calls.findMessages, opened && wanted ? { RoomID: roomId, Text: wanted } : skip)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('find')}>
      <Stack gap="sm">
        <TextInput
          type="search"
          data-autofocus
          aria-label={t('findHint')}
          placeholder={t('findHint')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {wanted && (
          <QueryView
            query={query}
            empty={({ Items }) => Items.length === 0}
            emptyState={<EmptyState sentence={t('noneFound')} />}
          >
            {({ Items }) => (
              <ul className={classes['rooms']}>
                {Items.map(({ Seq, Name, SentAt, Text: text }) => (
                  <li key={Seq}>
                    <UnstyledButton className={classes['room']!} onClick={() => onChoose(Seq)}>
                      <span className={classes['roomWords']}>
                        <span className={classes['roomTop']}>
                          <bdi className={classes['roomName']}>{pick(Name)}</bdi>
                          <span className={classes['roomTime']}>
                            {when.day(dayAt(SentAt))} {when.time(SentAt)}
                          </span>
                        </span>
                        <Text span size="sm" dir="auto" lineClamp={3}>
                          {text}
                        </Text>
                      </span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        )}
      </Stack>
    </Dialog>
  )
}
