import type { Output } from '#platform/shared/call.ts'
import type { certificatesCalls } from '../../../contract/calls.ts'

export type Person = Output<typeof certificatesCalls.getCandidates>['People'][number]

/** Has earned the certificate and holds none: it can be issued now, as a new one or the one that was prepared. */
export const isReady = ({ Earned, Obstacles, Certificate }: Person): boolean =>
  Earned !== null && Obstacles.length === 0 && (!Certificate || Certificate.Actions.includes('issue'))

/** Has earned the certificate, and it is not given out; that one was revoked before is decided, and no work that waits. */
export const lacksTheirs = ({ Earned, Obstacles, Certificate, WasRevoked }: Person): boolean =>
  Earned !== null && Obstacles.length === 0 && !WasRevoked && (!Certificate || Certificate.Mode === 'prepared')
