import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import { addDays, instantOf, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'
import type { AudienceKind } from './audience.ts'

/** The ways by which an advert reaches people; `print`: a poster of it. */
export const advertChannels = ['web', 'bell', 'mail', 'print'] as const
export type AdvertChannel = (typeof advertChannels)[number]

/** The life of an advert. `clock`: it begins and ends at its days. */
export const advertMoves = stateTable({
  states: ['draft', 'scheduled', 'running', 'ended', 'stopped'],
  initial: 'draft',
  moves: {
    scheduleAdvert: { from: ['draft'], to: 'scheduled', who: ['keeper'] },
    redraftAdvert: { from: ['scheduled'], to: 'draft', who: ['keeper'] },
    startAdvert: { from: ['scheduled'], to: 'running', who: ['clock'] },
    endAdvert: { from: ['running'], to: 'ended', who: ['clock'] },
    stopAdvert: { from: ['scheduled', 'running'], to: 'stopped', who: ['keeper'] },
  },
})
export const advertStates = advertMoves.states
export type AdvertState = (typeof advertStates)[number]

export type AdvertAction =
  | 'scheduleAdvert'
  | 'editAdvert'
  | 'redraftAdvert'
  | 'copyAdvert'
  | 'stopAdvert'
  | 'deleteAdvert'

/** What whoever keeps adverts may do with one in this state: what has been decided is taken back before it is changed. */
export function advertActions(state: AdvertState): AdvertAction[] {
  const moves = actionsIn(advertMoves, state, 'keeper') as AdvertAction[]
  const isDraft = state === 'draft'
  return [...moves, ...(isDraft ? (['editAdvert', 'deleteAdvert'] as const) : []), 'copyAdvert']
}

/** What an advert lacks to be scheduled; empty where it may be. */
export function advertLacks(
  advert: {
    readonly channels: readonly string[]
    readonly audienceId: number | null
    readonly endsOn: Day
  },
  today: Day,
): ('Channels' | 'AudienceID' | 'EndsOn')[] {
  return [
    ...(advert.channels.length === 0 ? (['Channels'] as const) : []),
    ...(goesToPeople(advert.channels) && advert.audienceId === null ? (['AudienceID'] as const) : []),
    ...(advert.endsOn < today ? (['EndsOn'] as const) : []),
  ]
}

/** Whether it reaches people by itself; a poster is hung by somebody. */
export const goesToPeople = (channels: readonly string[]): boolean => channels.some((each) => each !== 'print')

/** When an advert of these days begins and when it is over: as the day after its last begins. */
export const advertTimes = (startsOn: Day, startTime: TimeOfDay, endsOn: Day, timeZone: string) => ({
  startsAt: instantOf(startsOn, startTime, timeZone),
  endsAt: instantOf(addDays(endsOn, 1), '00:00', timeZone),
})

/** What an advert may lead to. */
export const linkKinds = ['none', 'course', 'class', 'event', 'diploma'] as const
export type LinkKind = (typeof linkKinds)[number]

export interface AdvertLink {
  readonly kind: LinkKind
  readonly id: number | null
  /** Of a class. */
  readonly code: string
}

/**
 * The page that an advert leads somebody to: where a trainee or an organization registers, elsewhere the printed page that anybody
 * reads. `null` is whoever saw it on paper.
 */
export function addressOfLink({ kind, id, code }: AdvertLink, reader: AudienceKind | null): string | null {
  if (id === null || kind === 'none') return null
  if (kind === 'event') return `/Event/${id}`
  const registers = reader === 'trainee' || reader === 'contact'
  if (kind === 'course') return registers ? `/CourseDetail/${id}` : `/report/CourseDetail/${id}`
  if (kind === 'diploma') return registers ? `/diploma_programs/${id}` : `/report/DiplomaDetail/${id}`
  return registers ? `/UpcomingCourse?search=${encodeURIComponent(code)}` : `/report/UpcomingCourseDetail/${id}`
}

/** By which way a link was followed; paper counts nobody. */
export const followedWays = ['web', 'bell', 'mail'] as const
export type FollowedWay = (typeof followedWays)[number]

/** So many days after somebody followed the link a registration counts as having come of it. */
export const daysToRegister = 30

/** Whose people of an advert a list tells of. */
export const advertPeopleShown = ['shown', 'read', 'rung', 'bellRead', 'mailed', 'followed', 'registered'] as const
export type AdvertPeopleShown = (typeof advertPeopleShown)[number]
