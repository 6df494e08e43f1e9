import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Arrival } from '#platform/web/frame/Arrival.tsx'
import { LoadingBar } from '#platform/web/frame/LoadingBar.tsx'
import { OfflineNote } from '#platform/web/frame/OfflineNote.tsx'
import { MaintenanceLayer } from './MaintenanceLayer.tsx'
import { useUser } from '#platform/web/session.ts'
import { useSettings } from '#platform/web/settings.ts'

const SampleBar = lazy(() => import('./SampleBar.tsx'))
const ActingBanner = lazy(() => import('./ActingBanner.tsx'))
const Toasts = lazy(() => import('#platform/web/frame/Toasts.tsx'))
const Speech = lazy(() => import('#platform/web/frame/Speech.tsx'))

/** Around every page, framed or bare. */
export function Root() {
  const { speech } = useSettings()
  const acting = useUser()?.acting
  const ready = useAfterFirstPaint()
  return (
    <>
      {isSample() && (
        <Suspense fallback={<div style={{ blockSize: 'var(--sample-height)' }} />}>
          <SampleBar />
        </Suspense>
      )}
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
        {ready && <Toasts />}
        {ready && speech && <Speech />}
      </Suspense>
    </>
  )
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
