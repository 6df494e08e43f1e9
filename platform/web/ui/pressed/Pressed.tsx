import { Menu, type MenuProps, Popover, type PopoverProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { cloneElement, type ReactNode, type Ref, useEffect, useState } from 'react'
import type { PressedButton } from './onPress.tsx'

interface Pressed {
  readonly button: PressedButton
  readonly children: ReactNode
}

/** The menu of a button that was pressed: see `onPress`. */
export function PressedMenu({ button, children, ...place }: Pressed & Pick<MenuProps, 'position' | 'width'>) {
  const pressed = usePressed(button)
  return (
    <Menu withinPortal opened={pressed.isOpen} onChange={pressed.open} {...place}>
      <Menu.Target>{pressed.button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

/**
 * The same with a small window, which takes the focus and gives it back. What stands in it may be a function of what closes it;
 * `flush`: it reaches the edges.
 */
export function PressedWindow({
  button,
  label,
  flush = false,
  children,
  ...place
}: {
  readonly button: PressedButton
  readonly label?: string
  readonly flush?: boolean
  readonly children: ReactNode | ((close: () => void) => ReactNode)
} & Pick<PopoverProps, 'position' | 'width'>) {
  const pressed = usePressed(button)
  return (
    <Popover shadow="md" withinPortal trapFocus returnFocus opened={pressed.isOpen} onChange={pressed.open} {...place}>
      <Popover.Target>{cloneElement(pressed.button, { onClick: () => pressed.open(!pressed.isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={label!} {...(flush && { p: 0 })}>
        {typeof children === 'function' ? children(() => pressed.open(false)) : children}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Takes the place of a button that had the focus, which goes to nobody with it. */
const focused = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus()
}

function usePressed(button: PressedButton) {
  const [isOpen, open] = useState(false)
  // Opened once it stands, it knows where the focus goes back to.
  useEffect(() => open(true), [])
  const ref = useMergedRef((button.props as { ref?: Ref<HTMLButtonElement> }).ref, focused)
  return { isOpen, open, button: cloneElement(button, { ref } as object) }
}
