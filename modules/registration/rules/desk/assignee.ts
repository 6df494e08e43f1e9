/** Minutes for which a registration is kept for whoever took it. */
export const takenFor = 30

export const takenUntil = (now: Date): Date => new Date(now.getTime() + takenFor * 60_000)

/** Who took it, and until when it is theirs. */
export interface Assignee {
  readonly accountId: number
  readonly until: string
}

/** Whether somebody else decides about it now. */
export const isTakenByOther = (assignee: Assignee | undefined, accountId: number, now: Date): boolean =>
  assignee !== undefined && assignee.accountId !== accountId && new Date(assignee.until) > now

/** What a reviewer may do with one that is taken: give the own one back, take that of another over. */
export const actionsOnTaken = (isMine: boolean): ('takeUp' | 'giveBack')[] => [isMine ? 'giveBack' : 'takeUp']
