import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cover } from '#platform/web/frame/cover.tsx'
import { Covered } from '#platform/web/frame/Covered.tsx'
import { useMaintenance } from '#platform/web/signed-in/maintenance.ts'

const MaintenanceNotice = cover(
  async () => (await import('#modules/signin/web/parts/maintenance/MaintenanceNotice.tsx')).default,
)

/** The steps of signing in stay open: administrators come in by them. */
const open = /^\/(pages\/(login|forgot-password|checkcode|reset-password)|verify-otp|callback)(\/|$)/i

/** In place of every page, for those whom the server keeps out while it is being worked on. */
export function MaintenanceLayer({ children }: { children: ReactNode }) {
  const notice = useMaintenance()
  const pathname = useLocation({ select: (location) => location.pathname })
  return <Covered cover={notice && !open.test(pathname) && <MaintenanceNotice notice={notice} />}>{children}</Covered>
}
