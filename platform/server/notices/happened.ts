import type { EventKind } from '#platform/shared/record/event-kinds.ts'

export interface HappenedEvent {
  readonly id: number
  readonly kind: EventKind
  readonly subjectType: string
  readonly subjectId: number
  readonly actorId: number | null
  readonly data: Readonly<Record<string, unknown>>
}

/** An account that is to be told, with what its link needs beside the event. */
export interface Reached {
  readonly accountId: number
  readonly registrationCode?: string
  readonly invitationCode?: string
}

/** The system did it, in the transaction of whoever set it off. */
export const isBySystem = (event: HappenedEvent): boolean => event.actorId === null || event.data['bySystem'] === true

/** A number out of an event's data; a missing one is a bug of the event's writer. */
export function numberIn(event: HappenedEvent, key: string): number {
  const value = event.data[key]
  if (typeof value !== 'number') throw new Error(`event ${event.kind} ${event.id} has no number '${key}'`)
  return value
}

export const textIn = (event: HappenedEvent, key: string): string => {
  const value = event.data[key]
  return typeof value === 'string' ? value : ''
}
