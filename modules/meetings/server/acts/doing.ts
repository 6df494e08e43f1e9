import { doneBy, type Noun, type Told } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inviteeActs, meetingActs } from '../../contract/acts.ts'

/** In which transaction something is done to a meeting, when by the academy's clock, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly now: Date
  readonly timeZone: string
  readonly record: (event: NewEvent) => Promise<void>
}
/** The same by somebody. */
export type Acting = Doing & { readonly actor: Actor }

const zoneOf = async (db: Database) => (await settings(db, zoneSettings)).timeZone

export const doingOf = async ({
  db,
  now,
  record,
  actor,
}: Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'actor'>): Promise<Acting> => ({
  db,
  now,
  record,
  actor,
  timeZone: await zoneOf(db),
})

/** For what the clock does. */
export const byTheClock = async (db: Database, now: Date): Promise<Doing> => ({
  ...doneBy(db, byItself),
  now,
  timeZone: await zoneOf(db),
})

export const noun: Noun<
  typeof meetingActs,
  'meetings.meeting',
  { readonly id: number },
  Pick<Doing, 'db' | 'record'>
> = {
  acts: meetingActs,
  stored: {
    table: 'meetings.meeting',
    unkept: ['id', 'agenda', 'organizer_id', 'sequence', 'reminded_at', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

interface Invitee {
  readonly id: number
  readonly meetingId: number
}
/** What somebody answers is a fact of the invitation; whose it is stands in its row. */
export const inviteeNoun: Noun<typeof inviteeActs, 'meetings.invitee', Invitee, Pick<Doing, 'db' | 'record'>> &
  Told<typeof inviteeActs, Invitee, Pick<Doing, 'db' | 'record'>> = {
  acts: inviteeActs,
  stored: {
    table: 'meetings.invitee',
    version: null,
    unkept: ['id', 'meeting_id', 'account_id', 'by_class', 'code', 'answered_at'],
  },
  idOf: ({ id }) => id,
  factsOf: ({ meetingId }) => ({ meetingId }),
}
