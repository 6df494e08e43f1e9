import { plannerOf } from '#modules/planning/rules/planner.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { ClassMover } from '../../rules/class-states.ts'

/** Who does something to a class, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null for whoever may move no class: an instructor who answers. */
  readonly who: ClassMover | null
  readonly now: Date
  readonly timeZone: string
  readonly record: (event: NewEvent) => Promise<void>
}

export type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** What a call does its acts with. */
export async function doingOf({ db, actor, now, record }: Asker): Promise<Doing> {
  const { timeZone } = await settings(db, zoneSettings)
  return { db, now, record, timeZone, who: plannerOf(actor) }
}

/** For what follows by itself; `record` where somebody's act elsewhere caused it. */
export async function systemDoing(
  db: Database,
  now: Date,
  record: Doing['record'] = (event) => recordEvent(db, event, byItself),
): Promise<Doing> {
  const { timeZone } = await settings(db, zoneSettings)
  return { db, now, record, timeZone, who: 'system' }
}
