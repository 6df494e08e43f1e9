import { useMatches } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Screen } from '#platform/shared/screen.ts'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { AppLink } from '#platform/web/link.tsx'
import { webModules } from '#platform/web/screens.ts'
import { useUser } from '#platform/web/session.ts'
import { useTitles } from '#platform/web/titles.ts'
import softStrip from '#platform/web/ui/strip/SoftStrip.module.css'
import { useOpenOnStrip } from '#platform/web/ui/strip/useOpenOnStrip.ts'
import { isOfRecord, menuOf, shortMenuOf, type MenuLine } from './menu.ts'
import classes from './Neighbours.module.css'

/** The pages that share a line of the short menu, above each of them. */
export function Neighbours() {
  const user = useUser()
  const shown = useShownScreen()
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  if (!shown?.menu || !pathname || isOfRecord(shown, pathname)) return null
  const lines = shortMenuOf(menuOf(webModules().screens, user), user)
  const line = lines?.find(({ entries }) => entries.some(({ screen }) => screen === shown))
  return line?.entries[1] ? <Pages line={line} shown={shown} /> : null
}

function Pages({ line, shown }: { line: MenuLine; shown: Screen }) {
  const titleOf = useTitles()
  const strip = useRef<HTMLElement>(null)
  const titles = line.entries.map(({ screen }) => titleOf(screen.title))
  // Titles that come late move them, the others' too.
  useOpenOnStrip(strip, '[aria-current]', `${shown.path} ${titles.join()}`)
  return (
    <nav
      ref={strip}
      data-scroll
      className={`${classes['pages']} ${softStrip['soft']}`}
      aria-label={titleOf(line.title)}
    >
      {line.entries.map(({ path, screen }, at) => (
        <AppLink
          key={path}
          to={path as `/${string}`}
          className={classes['page']}
          aria-current={screen === shown ? 'page' : undefined}
        >
          {titles[at]}
        </AppLink>
      ))}
    </nav>
  )
}
