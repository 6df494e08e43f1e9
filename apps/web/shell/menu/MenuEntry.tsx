import type { ReactNode } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { useTitles } from '#platform/web/words/titles.ts'
import classes from './SidebarContent.module.css'

interface MenuEntryProps {
  path: string
  titleKey: string
  /** Of the record that the page shows. */
  name?: string | undefined
  icon: ReactNode
  active: boolean
  onFollow: (() => void) | undefined
}

export function MenuEntry({ path, titleKey, name, icon, active, onFollow }: MenuEntryProps) {
  const titleOf = useTitles()
  return (
    <li>
      <AppLink
        to={path as `/${string}`}
        className={classes['entry']}
        data-active={active || undefined}
        aria-current={active ? 'page' : undefined}
        onClick={onFollow}
      >
        <span className={classes['icon']}>{icon ?? <span className={classes['point']} />}</span>
        <span className={classes['label']} title={name ? titleOf(titleKey) : undefined}>
          {name ? <bdi>{name}</bdi> : titleOf(titleKey)}
        </span>
      </AppLink>
    </li>
  )
}
