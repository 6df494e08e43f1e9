export const meetingStates = ['draft', 'scheduled', 'cancelled'] as const
export type MeetingState = (typeof meetingStates)[number]

export const answers = ['yes', 'maybe', 'no'] as const
export type Answer = (typeof answers)[number]

export const meetingActNames = ['scheduleMeeting', 'editMeeting', 'cancelMeeting', 'deleteMeeting'] as const
export type MeetingAct = (typeof meetingActNames)[number]

interface Meeting {
  readonly state: MeetingState
  /** It has ended. */
  readonly isOver: boolean
  /** The reader is its organizer, coordinates its class or administers the academy. */
  readonly isKept: boolean
}

/** What whoever reads of a meeting may do to it. One that is over stays as it was; a draft nobody was told of goes without a trace. */
export function meetingActions({ state, isOver, isKept }: Meeting): MeetingAct[] {
  if (!isKept || state === 'cancelled') return []
  if (state === 'draft')
    return isOver ? ['editMeeting', 'deleteMeeting'] : ['scheduleMeeting', 'editMeeting', 'deleteMeeting']
  return isOver ? [] : ['editMeeting', 'cancelMeeting']
}

/** Whether an invitation can be answered, or answered otherwise. */
export const canAnswer = ({ state, isOver }: Pick<Meeting, 'state' | 'isOver'>): boolean =>
  state === 'scheduled' && !isOver

interface Times {
  readonly day: string
  readonly startsAt: string
  readonly endsAt: string
}
/** Answers hold for a time: with another one everybody is asked anew. */
export const isOtherTime = (one: Times, other: Times): boolean =>
  one.day !== other.day || one.startsAt !== other.startsAt || one.endsAt !== other.endsAt

/** Who is to be invited and is not yet, and who came with the class and does not belong to it any more. */
export function changedInvitees(
  invited: readonly { readonly accountId: number; readonly byClass: boolean }[],
  wanted: { readonly chosen: readonly number[]; readonly ofClass: readonly number[] },
) {
  const chosen = new Set(wanted.chosen)
  const ofClass = new Set(wanted.ofClass)
  const known = new Set(invited.map(({ accountId }) => accountId))
  return {
    added: [...chosen.union(ofClass)]
      .filter((id) => !known.has(id))
      .map((accountId) => ({ accountId, byClass: !chosen.has(accountId) })),
    removed: [...known].filter((id) => !chosen.has(id) && !ofClass.has(id)),
  }
}
