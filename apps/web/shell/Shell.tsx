import '../styles/rest.ts'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { webModules } from '#platform/web/screens.ts'
import { useMayPass, useUser } from '#platform/web/session.ts'
import { useSettings } from '#platform/web/settings.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { keepsOffline } from '#modules/notifications/web/worker/registration.ts'
import { useUnsent } from '#platform/web/signed-in/unsent.ts'
import { later } from '#platform/web/ui/pressed/later.ts'
import { beside } from '#platform/web/ui/states/beside.ts'
import { Navbar } from './menu/Navbar.tsx'
import { MenuDialog } from './menu/MenuDialog.tsx'
import { SidebarContent } from './menu/SidebarContent.tsx'
import { Sidebar } from './menu/Sidebar.tsx'
import { Neighbours } from './menu/Neighbours.tsx'
import { pathOfLetter } from './menu/menu.ts'
import { useShellKeys } from './palette/shell-keys.ts'
import { visited } from './palette/visits.ts'
import { WaitingPage } from './WaitingPage.tsx'
import classes from './Shell.module.css'
import type { Opened } from './palette/opened.ts'

const IdleLock = beside(() => import('#modules/signin/web/parts/lock/IdleLock.tsx'))
const MaintenanceBanner = beside(() => import('#modules/signin/web/parts/maintenance/MaintenanceBanner.tsx'))
// Its words come with it.
const WaitingAnswers = beside(async () => {
  const [part] = await Promise.all([import('#modules/exams/web/answers/WaitingAnswers.tsx'), loadText('sitting')])
  return part
})
const KeptOffline = beside(() => import('./offline/KeptOffline.tsx'))
const usePalette = later(async () => (await import('./palette/Palette.tsx')).default)
const useSettingsDrawer = later(async () => {
  const [part] = await Promise.all([import('./SettingsDrawer.tsx'), loadText('kit/keys')])
  return part.default
})

/** Sidebar, navbar and footer around a page. */
export default function Shell() {
  const t = useText('platform')
  const { sidebarClosed } = useSettings()
  const user = useUser()
  const isAdmin = useMayPass('admin')
  const unsent = useUnsent(user?.acting ? undefined : user?.uid)
  const [opened, open] = useState<Opened>(null)
  const [everOpened, setEverOpened] = useState({ palette: false, settings: false })
  const { part: Palette, fetched: palette } = usePalette()
  const { part: SettingsDrawer, fetched: settingsDrawer } = useSettingsDrawer()
  const show = (what: Opened) => {
    if (what !== 'palette' && what !== 'settings') return open(what)
    const fetched = what === 'palette' ? palette : settingsDrawer
    fetched(() => {
      setEverOpened((former) => ({ ...former, [what]: true }))
      open(what)
    })
  }
  const router = useRouter()
  useShellKeys(
    () => show(opened === 'palette' ? null : 'palette'),
    (letter) => {
      const path = pathOfLetter(webModules().screens, user, letter)
      if (path) void router.navigate({ href: path })
    },
  )
  useRememberVisit()
  const close = () => open(null)
  return (
    <div className={classes['frame']} data-closed={sidebarClosed || undefined}>
      <a href="#content" className={classes['skip']} onClick={toContent}>
        {t('shell.skip')}
      </a>
      <Sidebar />
      <MenuDialog opened={opened === 'menu'} onClose={close}>
        <SidebarContent onFollow={close} />
      </MenuDialog>
      <div className={classes['column']}>
        <Suspense>{isAdmin && <MaintenanceBanner />}</Suspense>
        <Navbar onOpen={show} />
        <Neighbours />
        <main id="content" tabIndex={-1} className={classes['content']}>
          <Suspense>
            {user && unsent.waiting + unsent.toTell > 0 && <WaitingAnswers key={user.uid} uid={user.uid} />}
          </Suspense>
          <Suspense fallback={<WaitingPage />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={classes['footer']}>{t('shell.footer')}</footer>
      </div>
      <Suspense>
        {user && <IdleLock />}
        {user && !user.acting && keepsOffline() && <KeptOffline uid={user.uid} />}
        {Palette && everOpened.palette && <Palette opened={opened === 'palette'} onClose={close} />}
        {SettingsDrawer && everOpened.settings && <SettingsDrawer opened={opened === 'settings'} onClose={close} />}
      </Suspense>
    </div>
  )
}

// The address keeps its fragment for the pages.
function toContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

function useRememberVisit(): void {
  const user = useUser()
  const screen = useShownScreen()
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const uid = user?.uid
  useEffect(() => {
    if (uid !== undefined && pathname && screen?.auth && screen.path !== '/' && screen.menu?.group !== 'home')
      visited(uid, pathname)
  }, [uid, pathname, screen])
}
