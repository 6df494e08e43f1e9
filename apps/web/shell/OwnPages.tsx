import { IconClock, IconStarFilled } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { useSettings } from '#platform/web/settings.ts'
import { useText } from '#platform/web/text.ts'
import { MenuEntry } from './menu/MenuEntry.tsx'
import { MenuGroup } from './menu/MenuGroup.tsx'
import { useKnownPages, useRecentRecords, type KnownPage } from './palette/recent.ts'
import classes from './menu/SidebarContent.module.css'

const recentShown = 3

interface OwnPagesProps {
  onFollow: (() => void) | undefined
}

/** The pages that a person has starred. */
export function StarredPages({ onFollow }: OwnPagesProps) {
  const t = useText('platform')
  const known = useKnownPages()
  const stars = useSettings().starred.flatMap(known)
  const icon = <IconStarFilled size="1.1rem" className={classes['star']} aria-hidden />
  return <Pages heading={t('menu.starred')} pages={stars} icon={icon} onFollow={onFollow} />
}

/** The records that they came from. Below the menu, which stays where it is while these change. */
export function RecentRecords({ onFollow }: OwnPagesProps) {
  const t = useText('platform')
  const { starred } = useSettings()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const recent = useRecentRecords()
    .filter(({ path }) => !starred.includes(path) && path !== shown)
    .slice(0, recentShown)
  const icon = <IconClock size="1.25rem" stroke={1.6} aria-hidden />
  return <Pages heading={t('menu.recent')} pages={recent} icon={icon} onFollow={onFollow} />
}

interface PagesProps extends OwnPagesProps {
  heading: string
  pages: readonly KnownPage[]
  icon: ReactNode
}

function Pages({ heading, pages, icon, onFollow }: PagesProps) {
  const names = usePageNames()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  if (pages.length === 0) return null
  return (
    <MenuGroup heading={heading} open>
      {pages.map(({ path, screen }) => (
        <MenuEntry
          key={path}
          path={path}
          titleKey={screen.title}
          name={screen.path.includes(':') ? names[path] : undefined}
          icon={icon}
          active={path === shown}
          onFollow={onFollow}
        />
      ))}
    </MenuGroup>
  )
}
