import { useEffect } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { requestTopic } from '../../../rules/request-states.ts'

/** Asks anew when the server says that something was done to the request: another tab, or somebody else, did it. */
export function useLiveRequest(ID: number | null, again: () => unknown): void {
  useEffect(
    () =>
      listenLive(requestTopic, (id) => {
        if (ID !== null && id === ID) again()
      }),
    [ID, again],
  )
}

/** The same for lists of requests, and the counts beside them: something was done to one of those that one may see. */
export const useLiveRequests = (): void => useEffect(() => listenLive(requestTopic, () => void refreshEverything()), [])
