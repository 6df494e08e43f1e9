import { useEffect, useState } from 'react'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { untilUnlocked } from '#platform/web/signed-in/lock.ts'
import { lockScreen } from '../lock-screen.ts'

/** The address that locks: the screen itself stands before every page. Once it is open, the page that was wanted follows. */
export default function LockScreenPage() {
  const go = useGo()
  const { search } = useAddress()
  // As it was at the opening: on the way to it the address is the next page's already.
  const [wanted] = useState(() => (isOwnPath(search['to']) ? (search['to'] as `/${string}`) : '/'))
  useEffect(() => {
    lockScreen()
    void untilUnlocked().then(() => go.replace(wanted))
  }, [go, wanted])
  return null
}
