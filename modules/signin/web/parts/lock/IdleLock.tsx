import { useEffect } from 'react'
import { useCall } from '#platform/web/data.ts'
import { isLocked } from '#platform/web/signed-in/lock.ts'
import { getLock } from '../../../contract/lock.ts'
import { watchIdle } from '../../idle.ts'
import { lockScreen } from '../../lock-screen.ts'

/** Locks the screen of a signed-in person after the academy's minutes without a touch. Shows nothing itself. */
export default function IdleLock() {
  const { data } = useCall(getLock, {}, { freshFor: Infinity, silent: true })
  const minutes = data?.Minutes ?? 0
  useEffect(() => (minutes > 0 ? watchIdle(minutes, () => !isLocked() && lockScreen()) : undefined), [minutes])
  return null
}
