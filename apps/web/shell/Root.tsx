import { Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Arrival } from '#platform/web/frame/Arrival.tsx'
import { LoadingBar } from '#platform/web/frame/LoadingBar.tsx'
import { OfflineNote } from '#platform/web/frame/OfflineNote.tsx'
import { MaintenanceLayer } from './MaintenanceLayer.tsx'
import { useUser } from '#platform/web/session.ts'
import { useSettings } from '#platform/web/settings.ts'
import { onToasts, shownToasts } from '#platform/web/ui/toast.ts'
import { SampleBar } from './SampleBar.tsx'

const ActingBanner = lazy(() => import('./ActingBanner.tsx'))
const Toasts = beside(() => import('#platform/web/frame/Toasts.tsx'))
const Speech = beside(() => import('#platform/web/frame/Speech.tsx'))

/** Around every page, framed or bare. */
export function Root() {
  const { speech } = useSettings()
  const user = useUser()
  const acting = user?.acting
  const ready = useAfterFirstPaint()
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
        {((ready && user) || isTold) && <Toasts />}
        {ready && speech && <Speech />}
      </Suspense>
    </>
  )
}

/** A part beside the page: where it does not come, as the line was cut, the page stands without it until there is one. */
function beside<Part extends ComponentType>(load: () => Promise<{ default: Part }>) {
  const come = (): Promise<{ default: Part }> =>
    load().catch(async () => {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return come()
    })
  return lazy(come)
}

/** The server says so on the page itself, so that no page waits for a question about it. */
const isSample = () => document.documentElement.dataset['sample'] !== undefined

/** What need not be there at first is fetched when the browser has nothing better to do. */
function useAfterFirstPaint(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return ready
}
