import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

interface IconButtonProps
  extends ActionIconProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Without a mouse nothing is pointed at, and what waits to be shown costs a slow phone time for nothing. */
const isPointedAt = typeof matchMedia === 'undefined' || matchMedia('(any-hover: hover)').matches

/** A button that is an icon; its name is said, and shown to who points at it. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  const button = (
    <ActionIcon variant="subtle" color="gray" size="2.57rem" aria-label={label} {...rest}>
      {children}
    </ActionIcon>
  )
  if (!isPointedAt) return button
  return (
    <Tooltip label={label} openDelay={400} withinPortal>
      {button}
    </Tooltip>
  )
}
