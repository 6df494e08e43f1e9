import { today } from '#platform/web/start/zone.ts'
import type { ClassData } from '../../taking/kept-marks.ts'

/** The session that somebody most likely wants: the last that has begun, else the first. */
export function likely(sessions: ClassData['Sessions']): number {
  const now = today()
  const begun = sessions.filter((session) => session.Day <= now && session.SessionState !== 'cancelled')
  return (begun.at(-1) ?? sessions[0])?.SessionID ?? 0
}
