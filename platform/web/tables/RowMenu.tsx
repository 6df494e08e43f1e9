import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ModuleName } from '../text.ts'
import { ActionItems } from '../ui/acts/ActionBar.tsx'
import { type Actions, allowedActions, type NamedAction, useActionWords } from '../ui/acts/actions.ts'
import { useKit } from '../ui/useKit.ts'

/** The menu takes the place of a button that had the focus. */
const focused = (button: HTMLButtonElement | null) => button?.focus()

/** What may be done with a row, behind three dots; nothing where nothing may. */
export function RowMenu<Row>(props: {
  row: Row
  label: string
  actions: (row: Row) => Actions
  module: ModuleName
  start: (action: NamedAction) => void
}) {
  const kit = useKit()
  const [isWanted, want] = useState(false)
  const [isOpen, open] = useState(false)
  // Opened once it stands, it knows where the focus goes back to.
  useEffect(() => open(isWanted), [isWanted])
  const name = useActionWords(props.module)
  const allowed = (props.row as { Actions?: readonly string[] }).Actions
  const actions = name(allowedActions(props.actions(props.row), allowed))
  if (actions.length === 0) return null
  const shape = {
    variant: 'subtle',
    color: 'gray',
    'aria-label': kit('table.actionsOf', { label: props.label }),
    children: <IconDots size="1.125rem" />,
  }
  // A menu knows where it would stand and who has the focus: with fifty rows that is what their drawing costs.
  if (!isWanted) return <ActionIcon {...shape} aria-haspopup="menu" aria-expanded={false} onClick={() => want(true)} />
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={open}>
      <Menu.Target>
        <ActionIcon {...shape} ref={focused} />
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} onStart={props.start} />
      </Menu.Dropdown>
    </Menu>
  )
}
