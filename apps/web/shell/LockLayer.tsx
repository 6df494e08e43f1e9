import type { ReactNode } from 'react'
import { cover } from '#platform/web/frame/cover.tsx'
import { Covered } from '#platform/web/frame/Covered.tsx'
import { useLocked } from '#platform/web/signed-in/lock.ts'
import { loadText } from '#platform/web/text.ts'

const LockScreen = cover(async () => {
  const [screen] = await Promise.all([
    import('#modules/signin/web/parts/lock/LockScreen.tsx'),
    loadText('account'),
    loadText('signin'),
  ])
  return screen.default
})

/** Outside of the router: a page that is being opened waits behind it too. */
export function LockLayer({ children }: { children: ReactNode }) {
  const locked = useLocked()
  return <Covered cover={locked && <LockScreen />}>{children}</Covered>
}
