import { ActionIcon, Stack, Switch, Text } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { KeyList } from '../../keys/KeyList.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { useText } from '../../text.ts'
import classes from './queue.module.css'

const keys = [
  ['next', 'J'],
  ['previous', 'K'],
  ['step', 'A'],
  ['select', 'X'],
  ['undo', 'U'],
  ['help', '?'],
] as const

/** The keys of a queue, and the switch that takes them away from who speaks to the computer or types with one finger. */
export function QueueKeys(props: {
  opened: boolean
  onOpen: (opened: boolean) => void
  on: boolean
  onSwitch: (on: boolean) => void
  selects: boolean
}) {
  const t = useText('kit/queue')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('keys')}
        className={classes['keysButton']!}
        onClick={() => props.onOpen(true)}
      >
        <IconKeyboard size="1.25rem" stroke={1.6} aria-hidden />
      </ActionIcon>
      <Dialog opened={props.opened} onClose={() => props.onOpen(false)} title={t('keys')}>
        <Stack gap="md">
          <Text size="sm">{t('keysHint')}</Text>
          <KeyList
            lines={keys
              .filter(([name]) => name !== 'select' || props.selects)
              .map(([name, key]) => ({ keys: [key], does: t(`key.${name}`) }))}
          />
          <Switch
            label={t('keysOn')}
            checked={props.on}
            onChange={(event) => props.onSwitch(event.currentTarget.checked)}
          />
        </Stack>
      </Dialog>
    </>
  )
}
