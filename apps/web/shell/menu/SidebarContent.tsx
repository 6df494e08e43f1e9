import { Brand } from '#platform/web/brand/Brand.tsx'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { AppLink } from '#platform/web/link.tsx'
import { webModules } from '#platform/web/screens.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { ScreenIcon } from './icons.tsx'
import { menuOf, trailOf, type MenuSection } from './menu.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { RecentRecords, StarredPages } from '../OwnPages.tsx'
import classes from './SidebarContent.module.css'

/** From this many entries on the groups are folded, all but the one that is open. */
const manyEntries = 18

/** Brand, starred and recent pages, and the menu: in the sidebar and in the drawer of narrow screens. */
export function SidebarContent({ onFollow }: { onFollow?: () => void }) {
  const t = useText('platform')
  const user = useUser()
  const { screens } = webModules()
  const shown = useShownScreen()
  const trail = new Set(shown ? trailOf(screens, shown).map((screen) => screen.path) : [])
  const sections = menuOf(screens, user)
  const many = sections.reduce((count, section) => count + section.entries.length, 0) > manyEntries
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
        {sections.map((section) => (
          <Section key={section.group.name} section={section} folded={many} trail={trail} onFollow={onFollow} />
        ))}
        <RecentRecords onFollow={onFollow} />
      </nav>
    </>
  )
}

interface SectionProps {
  section: MenuSection
  folded: boolean
  trail: ReadonlySet<string>
  onFollow: (() => void) | undefined
}

function Section({ section, folded, trail, onFollow }: SectionProps) {
  const titleOf = useTitles()
  // The nearest to the page: one that has a line of its own does not light up its parent's.
  const nearest = [...trail].findLast((path) => section.entries.some((entry) => entry.screen.path === path))
  const active = section.entries.find((entry) => entry.screen.path === nearest)?.path
  // One page needs no group around it.
  const alone = section.entries.length === 1
  const entries = section.entries.map((entry) => (
    <MenuEntry
      key={entry.path}
      path={entry.path}
      titleKey={entry.screen.title}
      icon={folded && !alone ? null : <ScreenIcon name={entry.icon} />}
      active={entry.path === active}
      onFollow={onFollow}
    />
  ))
  if (alone && (folded || section.group.name === 'home')) return <ul className={classes['list']}>{entries}</ul>
  return (
    <MenuGroup
      heading={titleOf(section.group.title)}
      icon={folded ? <ScreenIcon name={section.group.icon} /> : null}
      open={!folded || active !== undefined}
    >
      {entries}
    </MenuGroup>
  )
}
