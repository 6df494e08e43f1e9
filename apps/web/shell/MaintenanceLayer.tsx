import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { Covered } from '#platform/web/frame/Covered.tsx'
import { useMaintenance } from '#platform/web/signed-in/maintenance.ts'

const MaintenanceNotice = lazy(() => import('#modules/signin/web/parts/maintenance/MaintenanceNotice.tsx'))

/** The steps of signing in stay open: administrators come in by them. */
const open = /^\/(pages\/(login|forgot-password|checkcode|reset-password)|verify-otp|callback)(\/|$)/i

/** In place of every page, for those whom the server keeps out while it is being worked on. */
export function MaintenanceLayer({ children }: { children: ReactNode }) {
  const notice = useMaintenance()
  const pathname = useLocation({ select: (location) => location.pathname })
  const cover = notice && !open.test(pathname) && (
    <Suspense>
      <MaintenanceNotice notice={notice} />
    </Suspense>
  )
  return <Covered cover={cover}>{children}</Covered>
}
