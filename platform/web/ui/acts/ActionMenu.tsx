import { Menu } from '@mantine/core'
import { AppLink } from '../../link.tsx'
import type { PressedButton } from '../pressed/onPress.tsx'
import { PressedMenu } from '../pressed/Pressed.tsx'
import type { NamedAction } from './actions.ts'

export interface ActionMenuProps {
  readonly button: PressedButton
  readonly actions: readonly NamedAction[]
  readonly onStart: (action: NamedAction) => void
}

/** Actions as the items of a menu. */
export function ActionMenu({ button, actions, onStart }: ActionMenuProps) {
  return (
    <PressedMenu button={button} position="bottom-end">
      {actions.map((action) =>
        action.href ? (
          <Menu.Item key={action.name} leftSection={action.icon} component={AppLink} to={action.href as '/'}>
            {action.words.label}
          </Menu.Item>
        ) : (
          <Menu.Item
            key={action.name}
            leftSection={action.icon}
            disabled={action.disabled ?? false}
            {...(action.danger && { color: 'red' })}
            onClick={() => onStart(action)}
          >
            {action.words.label}
          </Menu.Item>
        ),
      )}
    </PressedMenu>
  )
}
