/** Longest text of a message, and how many of its readers it may name. */
export const longestText = 4000
export const mostMentions = 20

/** How many messages come at once. */
export const messagesAPage = 50

interface Sent {
  readonly isOwn: boolean
  readonly isDeleted: boolean
  readonly sentAt: string | Date
}

/** Until when its sender may delete a message; null where that is nobody who asks, or it is gone. */
export function deletableUntil({ isOwn, isDeleted, sentAt }: Sent, minutes: number): Date | null {
  return isOwn && !isDeleted ? new Date(new Date(sentAt).getTime() + minutes * 60_000) : null
}

/** Whether its sender may delete it now. */
export const mayDelete = (sent: Sent, now: Date, minutes: number): boolean => {
  const until = deletableUntil(sent, minutes)
  return until !== null && now <= until
}

/** Whether the bell keeps quiet at this hour of the academy's clock; from and to the same: never. */
export const isQuiet = (hour: number, from: number, to: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** A message that nobody has read for so many seconds is told of by the bell: who has a page open reads at once. */
export const unreadSeconds = 60
