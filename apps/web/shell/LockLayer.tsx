import { lazy, type ReactNode, Suspense } from 'react'
import { Covered } from '#platform/web/frame/Covered.tsx'
import { useLocked } from '#platform/web/signed-in/lock.ts'

const LockScreen = lazy(() => import('#modules/signin/web/parts/lock/LockScreen.tsx'))

/** Outside of the router: a page that is being opened waits behind it too. */
export function LockLayer({ children }: { children: ReactNode }) {
  const locked = useLocked()
  return (
    <Covered
      cover={
        locked && (
          <Suspense>
            <LockScreen />
          </Suspense>
        )
      }
    >
      {children}
    </Covered>
  )
}
