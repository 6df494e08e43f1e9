import { useEffect } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'

/** Asks anew when the server says that a run has come on. */
export const useLiveRuns = (): void => useEffect(() => listenLive('reportRun', () => void refreshEverything()), [])
