import { isLive, type AttemptState } from '../attempt-states.ts'

/** What the live stream says to who has a board open, with the exam; and to a trainee, with the own attempt. */
export const boardTopic = 'examBoard'
export const ownPaperTopic = 'examPaper'

/** How somebody stands in a running exam, as a proctor sees it. */
export const boardStandings = ['waiting', 'answering', 'paused', 'away', 'closed', 'handedIn'] as const
export type BoardStanding = (typeof boardStandings)[number]

/** `away`: out of exam mode now, or moved off a device and not yet on another; `closed`: the exam was closed for leaving it. */
export function boardStanding(
  paper: {
    readonly state: AttemptState
    readonly leftAt: string | null
    readonly pausedAt: string | null
    readonly finishKind: string | null
  } | null,
): BoardStanding {
  if (!paper || paper.state === 'created') return 'waiting'
  if (!isLive(paper.state)) return paper.finishKind === 'closedViolation' ? 'closed' : 'handedIn'
  if (paper.pausedAt !== null) return 'paused'
  return paper.leftAt !== null || paper.state === 'interrupted' ? 'away' : 'answering'
}
