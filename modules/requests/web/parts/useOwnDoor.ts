import { useEffect } from 'react'
import { useUser } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'

/** Who asks for courses and opens a page of the academy's people is led to the own page; answers whether that is so. */
export function useOwnDoor(request?: number | null): boolean {
  const go = useGo()
  const role = useUser()?.userRole
  const isOwn = role === 'trainee' || role === 'customer'
  useEffect(() => {
    if (isOwn) void go.replace('/FollowCourseRequest', {}, request ? { request } : {})
  }, [isOwn, request, go])
  return isOwn
}
