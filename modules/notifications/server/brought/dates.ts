import { mailedDates, mailedGone } from '#modules/schedule/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import type { PaperParts } from './papers.ts'

/** The calendar files that a notice of an event brings to these accounts; who has none of its dates stands there with none. */
export type DatesOf = (
  db: Database,
  now: Date,
  notice: Notice,
  to: { readonly event: HappenedEvent; readonly accountIds: readonly number[] },
) => Promise<ReadonlyMap<number, string>>

/** Told of outside of a request: there is no reader's own connection, and what each reaches is asked by the sources. */
export const datesOf =
  ({ readers, publicUrl, modules }: PaperParts): DatesOf =>
  async (db, now, { dates, gone }, { event, accountIds }) => {
    const left = [gone?.(event) ?? []].flat()
    if ((!dates && left.length === 0) || accountIds.length === 0) return new Map()
    const making = { db, modules, publicUrl, now }
    const actors = await readers.actorsOf(db, accountIds)
    return dates ? mailedDates(making, actors, dates(event)) : mailedGone(making, actors, left)
  }
