import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCall } from '#platform/web/data.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import type { SignedFacts, SignedList } from '../../rules/signed-facts.ts'
import { keepKeys, keepList, keptKeys, keptList } from './kept.ts'
import { checkBy, signedIn, type Checked, type PublicKey } from './signed.ts'

/** What the code on a paper says of itself, checked here, and the last list of certificates that do not hold. */
export interface Signed {
  readonly checked: Checked<SignedFacts>
  readonly list: SignedList | null
}

const watchHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

const hash = () => location.hash

/** Null while it is checked, and where the address carries nothing signed. */
export function useSigned(): Signed | null {
  const jws = signedIn(useSyncExternalStore(watchHash, hash, () => ''))
  const keys = useCall(calls.getSigningKeys, {})
  const list = useCall(calls.getStatusList, {})
  const [signed, setSigned] = useState<Signed | null>(null)
  const known = keys.data?.keys
  const signedList = list.data?.List
  useEffect(() => {
    if (known) keepKeys(known)
    if (signedList) keepList(signedList)
  }, [known, signedList])
  // Nobody waits for the last try: without a line the first says enough.
  const isAnswered = known !== undefined || keys.failureReason !== null
  const isListed = signedList !== undefined || list.failureReason !== null
  useEffect(() => {
    let isCurrent = true
    setSigned(null)
    if (!jws || !isAnswered || !isListed) return
    void checkAll(jws, known, signedList ?? keptList()).then((found) => isCurrent && setSigned(found))
    return () => {
      isCurrent = false
    }
  }, [jws, known, signedList, isAnswered, isListed])
  return signed
}

async function checkAll(jws: string, keys: readonly PublicKey[] | undefined, list: string | null): Promise<Signed> {
  const by = list === null ? null : await checkBy<SignedList>(list, keys, keptKeys)
  return { checked: await checkBy(jws, keys, keptKeys), list: by?.is === 'good' ? by.payload : null }
}
