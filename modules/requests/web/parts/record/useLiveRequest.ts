import { useEffect } from 'react'
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
