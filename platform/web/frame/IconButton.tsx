import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

interface IconButtonProps
  extends ActionIconProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that is an icon; its name is said and shown. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={400} withinPortal>
      <ActionIcon variant="subtle" color="gray" size="2.57rem" aria-label={label} {...rest}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
