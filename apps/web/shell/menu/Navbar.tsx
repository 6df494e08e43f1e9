import { IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react'
import { Suspense } from 'react'
import { webModules } from '#platform/web/screens.ts'
import { useText } from '#platform/web/text.ts'
import { beside } from '#platform/web/ui/states/beside.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { StarButton } from './StarButton.tsx'
import { UserMenu } from '../UserMenu.tsx'
import type { Opened } from '../palette/opened.ts'
import classes from './Navbar.module.css'

const { bell } = webModules()
const Bell = bell && beside(bell)

/** The bar that floats above the page. */
export function Navbar({ onOpen }: { onOpen: (what: Opened) => void }) {
  const t = useText('platform')
  return (
    <header className={classes['navbar']}>
      <div className={classes['start']}>
        <span className={classes['narrow']}>
          <IconButton label={t('menu.open')} onClick={() => onOpen('menu')}>
            <IconMenu2 size="1.4rem" stroke={1.6} />
          </IconButton>
        </span>
        <Breadcrumbs />
        <StarButton />
      </div>
      <div className={classes['end']}>
        <button
          type="button"
          className={classes['search']}
          onClick={() => onOpen('palette')}
          aria-keyshortcuts="Control+K"
        >
          <IconSearch size="1.15rem" stroke={1.7} aria-hidden />
          <span className={classes['searchLabel']}>{t('actions.search')}</span>
          <kbd className={classes['key']} dir="ltr">
            {'Ctrl K'}
          </kbd>
        </button>
        {Bell && (
          <Suspense fallback={<span className={classes['bellSpace']} />}>
            <Bell />
          </Suspense>
        )}
        <LanguageMenu />
        <span className={classes['wide']}>
          <IconButton label={t('shell.settings')} onClick={() => onOpen('settings')}>
            <IconSettings size="1.35rem" stroke={1.6} />
          </IconButton>
        </span>
        <UserMenu onSettings={() => onOpen('settings')} />
      </div>
    </header>
  )
}
