import { doneBy, type Noun } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { runActs, savedReportActs, scheduleActs } from '../../contract/acts.ts'

/** In which transaction something is done, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}
/** The same by somebody, and when. */
export interface Acting extends Doing {
  readonly actor: Actor
  readonly now: Date
}

export const actingOf = ({
  db,
  record,
  actor,
  now,
}: Pick<Asked<unknown>, 'db' | 'record' | 'actor' | 'now'>): Acting => ({
  db,
  record,
  actor,
  now,
})
/** For what the clock does. */
export const byTheClock = (db: Database): Doing => doneBy(db, byItself)

export const zoneOf = async (db: Database) => (await settings(db, zoneSettings)).timeZone

interface Identified {
  readonly id: number
}

export const reportNoun: Noun<typeof savedReportActs, 'reports.saved_report', Identified, Doing> = {
  acts: savedReportActs,
  stored: {
    table: 'reports.saved_report',
    unkept: ['id', 'author_id', 'definition', 'changed_at', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

/** Its facts name the report: the schedule has no page of its own. */
export const scheduleNoun: Noun<
  typeof scheduleActs,
  'reports.schedule',
  Identified & { readonly reportId: number },
  Doing
> = {
  acts: scheduleActs,
  stored: { table: 'reports.schedule', unkept: ['id', 'next_at', 'last_at', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ reportId }) => ({ reportId }),
}

export const runNoun: Noun<typeof runActs, 'reports.run', Identified, Doing> = {
  acts: runActs,
  stored: {
    table: 'reports.run',
    version: null,
    unkept: [
      'id',
      'owner_id',
      'definition',
      'done_rows',
      'total_rows',
      'tries',
      'asked_at',
      'beat_at',
      'ended_at',
      'expires_at',
      'file_id',
      'failure',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
