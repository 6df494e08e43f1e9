import { useEffect, useRef } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { isUnreached } from '#platform/web/kept/useAtHand.ts'
import { useUser } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { keptClass, keptSheet } from './kept-marks.ts'

/**
 * Opens the session of the moment where the address names none: once, so that whoever goes to another class stays there.
 * Where nobody answers it is the one that this device has at hand.
 */
export function useSessionNow(): void {
  const uid = useUser()?.uid
  const { values, change } = useAddress({ class: 0, session: 0, show: '' })
  const done = useRef(false)
  if (values.class > 0 || values.show !== '') done.current = true
  const { data, error } = useCall(calls.getSessionNow, done.current ? skip : {})
  useEffect(() => {
    if (done.current || uid === undefined) return
    const kept = isUnreached(error) ? { class: keptClass.of(uid), session: keptSheet.of(uid) } : null
    if (data?.Session) change({ class: data.Session.CourseClassID, session: data.Session.SessionID })
    else if (kept?.class && kept.session) change({ class: kept.class, session: kept.session })
    else return
    done.current = true
  }, [data, error, uid, change])
}
