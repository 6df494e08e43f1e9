import { Popover, Stack, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from '../rich-text/editor.module.css'
import { ToolButton } from '../rich-text/ToolButton.tsx'
import own from './merge-text.module.css'

export interface ToolListItem {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

/** A button of the toolbar that opens a short list of what it can do here; `empty` stands in place of an empty one. */
export function ToolList(props: {
  label: string
  icon: ReactNode
  disabled: boolean
  active?: boolean
  items: readonly ToolListItem[]
  empty?: string
}) {
  const { label, icon, disabled, active, items, empty } = props
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus shadow="md" withinPortal withRoles={false}>
      <Popover.Target>
        <span>
          <ToolButton
            label={label}
            disabled={disabled}
            expanded={open}
            {...(active !== undefined && { active })}
            onClick={() => setOpen((now) => !now)}
          >
            {icon}
          </ToolButton>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} p={4}>
        {items.length === 0 && <p className={own['empty']}>{empty}</p>}
        <Stack gap={0} className={own['list']!}>
          {items.map((item) => (
            <UnstyledButton
              key={item.key}
              className={`${classes['button']} ${own['item']}`}
              onClick={() => {
                setOpen(false)
                item.run()
              }}
            >
              {item.label}
            </UnstyledButton>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
