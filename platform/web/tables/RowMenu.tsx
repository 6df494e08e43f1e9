import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ModuleName } from '../text.ts'
import { ActionMenu } from '../ui/acts/action-menu.ts'
import { type Actions, allowedActions, type NamedAction, useActionWords } from '../ui/acts/actions.ts'
import { useKit } from '../ui/useKit.ts'

/** What may be done with a row, behind three dots; nothing where nothing may. */
export function RowMenu<Row>(props: {
  row: Row
  label: string
  actions: (row: Row) => Actions
  module: ModuleName
  start: (action: NamedAction) => void
}) {
  const kit = useKit()
  const name = useActionWords(props.module)
  const allowed = (props.row as { Actions?: readonly string[] }).Actions
  const actions = name(allowedActions(props.actions(props.row), allowed))
  if (actions.length === 0) return null
  return (
    <ActionMenu
      button={
        <ActionIcon variant="subtle" color="gray" aria-label={kit('table.actionsOf', { label: props.label })}>
          <IconDots size="1.125rem" />
        </ActionIcon>
      }
      actions={actions}
      onStart={props.start}
    />
  )
}
