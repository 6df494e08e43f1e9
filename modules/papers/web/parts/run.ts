import { useEffect } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { send } from '#platform/web/client.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { paperRunActs } from '../../contract/acts.ts'
import { papersCalls as calls } from '../../contract/calls.ts'
import type { RunState } from '../../rules/run.ts'

export const runTones: Readonly<Record<RunState, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export const runButtons = (row: { readonly ID: number }): Actions =>
  actButtons(paperRunActs, row as never, ['cancelPaperRun'], {
    cancelPaperRun: { run: () => send(calls.cancelPaperRun, { ID: row.ID }) },
  })

/** Asks anew when the server says that a run has come on. */
export const useLivePapers = (): void => useEffect(() => listenLive('paperRun', () => void refreshEverything()), [])
