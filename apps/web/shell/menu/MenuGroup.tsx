import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './SidebarContent.module.css'

interface MenuGroupProps {
  heading: string
  /** With an icon the heading is a line of the menu that unfolds; without, a caption. */
  icon?: ReactNode
  open: boolean
  children: ReactNode
}

export function MenuGroup({ heading, icon, open, children }: MenuGroupProps) {
  const [chosen, choose] = useState<boolean | null>(null)
  const listId = useId()
  const shown = chosen ?? open
  return (
    <div className={classes['group']} data-line={icon ? true : undefined}>
      <button
        type="button"
        className={icon ? classes['entry'] : classes['heading']}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => choose(!shown)}
      >
        {icon && <span className={classes['icon']}>{icon}</span>}
        <span className={classes['label']}>{heading}</span>
        <IconChevronDown size="1rem" className={classes['chevron']} data-open={shown || undefined} aria-hidden />
      </button>
      <ul id={listId} className={classes['list']} hidden={!shown}>
        {/* A link costs a slow phone more than a line of text: those of groups that nobody opened are not made. */}
        {shown && children}
      </ul>
    </div>
  )
}
