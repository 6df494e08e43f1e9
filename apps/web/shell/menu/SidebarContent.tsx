import { Brand } from '#platform/web/brand/Brand.tsx'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { AppLink } from '#platform/web/link.tsx'
import { webModules } from '#platform/web/screens.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { ScreenIcon } from './icons.tsx'
import { menuOf, shortMenuOf, trailOf, type MenuEntry as Entry, type MenuSection } from './menu.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { RecentRecords, StarredPages } from '../OwnPages.tsx'
import classes from './SidebarContent.module.css'

/** Brand, starred and recent pages, and the menu: in the sidebar and in the drawer of narrow screens. */
export function SidebarContent({ onFollow }: { onFollow?: () => void }) {
  const t = useText('platform')
  const user = useUser()
  const { screens } = webModules()
  const shown = useShownScreen()
  const trail = shown ? trailOf(screens, shown).map((screen) => screen.path) : []
  const sections = menuOf(screens, user)
  const lines = shortMenuOf(sections, user)
  // The nearest to the page: one that has a line of its own does not light up its parent's.
  const nearest = trail.findLast((path) => sections.some(({ entries }) => isAmong(entries, path)))
  return (
    <>
      <div className={classes['head']}>
        <AppLink to="/" className={classes['brand']} onClick={onFollow} aria-label={t('actions.goHome')}>
          <Brand size="2.15rem" />
        </AppLink>
      </div>
      <nav className={classes['scroll']} aria-label={t('menu.label')}>
        <StarredPages onFollow={onFollow} />
        {sections.length === 0 && <p className={classes['empty']}>{t('menu.empty')}</p>}
        {lines && lines.length > 0 && (
          <ul className={classes['list']}>
            {lines.map(({ path, title, icon, entries }) => (
              <MenuEntry
                key={path}
                path={path}
                titleKey={title}
                icon={<ScreenIcon name={icon} />}
                active={isAmong(entries, nearest)}
                onFollow={onFollow}
              />
            ))}
          </ul>
        )}
        {!lines &&
          sections.map((section) => (
            <Section key={section.group.name} section={section} nearest={nearest} onFollow={onFollow} />
          ))}
        <RecentRecords onFollow={onFollow} />
      </nav>
    </>
  )
}

const isAmong = (entries: readonly Entry[], path: string | undefined) =>
  entries.some(({ screen }) => screen.path === path)

interface SectionProps {
  section: MenuSection
  /** The path of the page that is lit up. */
  nearest: string | undefined
  onFollow: (() => void) | undefined
}

function Section({ section, nearest, onFollow }: SectionProps) {
  const titleOf = useTitles()
  // One page needs no group around it.
  const alone = section.entries.length === 1
  const entries = section.entries.map((entry) => (
    <MenuEntry
      key={entry.path}
      path={entry.path}
      titleKey={entry.screen.title}
      icon={alone ? <ScreenIcon name={entry.icon} /> : null}
      active={entry.screen.path === nearest}
      onFollow={onFollow}
    />
  ))
  if (alone) return <ul className={classes['list']}>{entries}</ul>
  return (
    <MenuGroup
      heading={titleOf(section.group.title)}
      icon={<ScreenIcon name={section.group.icon} />}
      open={isAmong(section.entries, nearest)}
    >
      {entries}
    </MenuGroup>
  )
}
