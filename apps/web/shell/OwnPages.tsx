import { IconClock, IconStarFilled } from '@tabler/icons-react'
import { useMatches } from '@tanstack/react-router'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useSettings } from '#platform/web/settings.ts'
import { useText } from '#platform/web/text.ts'
import { screenOf } from './menu/menu.ts'
import { MenuEntry } from './menu/MenuEntry.tsx'
import { MenuGroup } from './menu/MenuGroup.tsx'
import { useVisits } from './palette/visits.ts'
import classes from './menu/SidebarContent.module.css'

const recentShown = 3

/** The pages that a person has starred, and those they came from. */
export function OwnPages({ onFollow }: { onFollow: (() => void) | undefined }) {
  const t = useText('platform')
  const user = useUser()
  const { starred } = useSettings()
  const visits = useVisits(user?.uid ?? 0)
  const { screens } = webModules()
  const names = usePageNames()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const known = (path: string) => {
    const screen = screenOf(screens, path)
    return screen && mayPass(screen.rule, user) ? [{ path, screen }] : []
  }
  const stars = starred.flatMap(known)
  const recent = visits
    .filter((path) => !starred.includes(path) && path !== shown)
    .flatMap(known)
    .slice(0, recentShown)
  const groups = [
    {
      heading: t('menu.starred'),
      pages: stars,
      icon: <IconStarFilled size="1.1rem" className={classes['star']} aria-hidden />,
    },
    { heading: t('menu.recent'), pages: recent, icon: <IconClock size="1.25rem" stroke={1.6} aria-hidden /> },
  ]
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages, icon }) => (
      <MenuGroup key={heading} heading={heading} open>
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
    ))
}
