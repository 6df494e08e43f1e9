import { Tooltip, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './editor.module.css'

export function ToolButton(props: {
  label: string
  active?: boolean
  disabled?: boolean
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={props.label} openDelay={500} withinPortal>
      <UnstyledButton
        data-stop
        tabIndex={-1}
        className={classes['button']!}
        aria-label={props.label}
        {...(props.active !== undefined && { 'aria-pressed': props.active })}
        {...(props.expanded !== undefined && { 'aria-expanded': props.expanded, 'aria-haspopup': 'dialog' as const })}
        disabled={props.disabled ?? false}
        // The selection in the text must outlive the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={props.onClick}
      >
        {props.children}
      </UnstyledButton>
    </Tooltip>
  )
}
