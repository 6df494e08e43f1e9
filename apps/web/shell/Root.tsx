import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Arrival } from '#platform/web/frame/Arrival.tsx'
import { LoadingBar } from '#platform/web/frame/LoadingBar.tsx'
import { OfflineNote } from '#platform/web/frame/OfflineNote.tsx'
import { MaintenanceLayer } from './MaintenanceLayer.tsx'
import { useUser } from '#platform/web/session.ts'
import { useSettings } from '#platform/web/settings.ts'
import { whenIdle } from '#platform/web/ui/pressed/idle.ts'
import { beside } from '#platform/web/ui/states/beside.ts'
import { onToasts, shownToasts } from '#platform/web/ui/toast.ts'
import { SampleBar } from './SampleBar.tsx'

const ActingBanner = beside(() => import('./ActingBanner.tsx'))
const Toasts = beside(() => import('#platform/web/frame/Toasts.tsx'))
const Speech = beside(() => import('#platform/web/frame/Speech.tsx'))

/** Around every page, framed or bare. */
export function Root() {
  const { speech } = useSettings()
  const user = useUser()
  const acting = user?.acting
  const isIn = user !== null
  const readyFor = useOnceStands(isIn)
  const isTold = useSyncExternalStore(onToasts, () => shownToasts().length > 0)
  return (
    <>
      {isSample() && <SampleBar />}
      {acting && (
        <Suspense>
          <ActingBanner />
        </Suspense>
      )}
      <LoadingBar />
      <Arrival />
      <OfflineNote />
      <MaintenanceLayer>
        <Suspense>
          <Outlet />
        </Suspense>
      </MaintenanceLayer>
      <Suspense>
        {((isIn && readyFor) || isTold) && <Toasts />}
        {readyFor !== null && speech && <Speech />}
      </Suspense>
    </>
  )
}

/** The server says so on the page itself, so that no page waits for a question about it. */
const isSample = () => document.documentElement.dataset['sample'] !== undefined

/**
 * What need not be there at first is fetched when the browser has nothing better to do: whether that was so since somebody is
 * in, or is not; null before.
 */
function useOnceStands(isIn: boolean): boolean | null {
  const [readyFor, setReadyFor] = useState<boolean | null>(null)
  useEffect(() => {
    let takeBack: (() => void) | undefined
    const timer = setTimeout(() => (takeBack = whenIdle(() => setReadyFor(isIn))), 400)
    return () => {
      clearTimeout(timer)
      takeBack?.()
    }
  }, [isIn])
  return readyFor
}
