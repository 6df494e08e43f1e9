import { ActionIcon, Stack, Switch, Text } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import classes from './KeyList.module.css'
import { KeyList, type KeyLine } from './KeyList.tsx'

/** Opens the keys of a page, with the switch that takes them away from who speaks to the computer or types with one finger. */
export function KeysButton(props: {
  words: { readonly title: string; readonly hint: string; readonly on: string }
  lines: readonly KeyLine[]
  opened: boolean
  onOpen: (opened: boolean) => void
  on: boolean
  onSwitch: (on: boolean) => void
}) {
  const { words } = props
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={words.title}
        className={classes['button']!}
        onClick={() => props.onOpen(true)}
      >
        <IconKeyboard size="1.25rem" stroke={1.6} aria-hidden />
      </ActionIcon>
      <Dialog opened={props.opened} onClose={() => props.onOpen(false)} title={words.title}>
        <Stack gap="md">
          <Text size="sm">{words.hint}</Text>
          <KeyList lines={props.lines} />
          <Switch
            label={words.on}
            checked={props.on}
            onChange={(event) => props.onSwitch(event.currentTarget.checked)}
          />
        </Stack>
      </Dialog>
    </>
  )
}
