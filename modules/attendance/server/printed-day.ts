import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { dayOfSheet } from '../rules/day-of-sheet.ts'
import { printedClass, printedSessions } from './store/printed.ts'

interface Asked {
  readonly CourseClassID: number
  readonly Day: string | undefined
  readonly ModuleID?: number | undefined
}

/**
 * A class with its sessions of one day, of one module where it is said. Null where the class is not the actor's to see, or does
 * not meet then.
 */
export async function printedDay(db: Database, actor: Actor, now: Date, { CourseClassID, Day, ModuleID }: Asked) {
  const found = await printedClass(db, actor, CourseClassID)
  if (!found) return null
  const { timeZone } = await settings(db, zoneSettings)
  const all = await printedSessions(db, found.id)
  const possible = all.filter(({ moduleId }) => ModuleID === undefined || moduleId === ModuleID)
  const day =
    Day ??
    dayOfSheet(
      possible.map((each) => each.Day),
      dayOf(now, timeZone),
    )
  const sessions = possible.filter((each) => each.Day === day)
  if (day === null || sessions.length === 0) return null
  return { ...found, Day: day, sessions }
}
