import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { todayOf } from '#platform/server/today.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { occasionsCalls as calls } from '../../contract/calls.ts'
import { occasionActions } from '../../rules/occasion.ts'
import * as acts from '../acts/occasions.ts'
import { keptOccasion, occasions } from '../store/occasions.ts'

const shown = ({ guests, ...row }: NonNullable<Awaited<ReturnType<typeof keptOccasion>>>, today: Day) => ({
  ...row,
  Actions: occasionActions({ state: row.State, guests, isOver: row.LastDay < today }),
})

export const getOccasions: Handler<typeof calls.getOccasions> = async ({ db, actor, query, now }) => {
  const today = await todayOf(db, now)
  const { rows, total } = await readList(db, occasions, query, { actor, today })
  return { Items: rows.map((row) => shown(row, today)), Total: total }
}

export const getOccasion: Handler<typeof calls.getOccasion> = async ({ db, query, now }) =>
  shown((await keptOccasion(db, query.ID)) ?? refuse(notFound), await todayOf(db, now))

export const addOccasion: Handler<typeof calls.addOccasion> = (asked) => acts.addOccasion(asked, asked.body)

export const editOccasion: Handler<typeof calls.editOccasion> = (asked) =>
  acts.editOccasion(asked, asked.query.ID, asked.body)

export const setOccasionPublished: Handler<typeof calls.setOccasionPublished> = (asked) =>
  acts.setPublished(asked, asked.body)

export const cancelOccasion: Handler<typeof calls.cancelOccasion> = (asked) => acts.cancelOccasion(asked, asked.body)

export const deleteOccasion: Handler<typeof calls.deleteOccasion> = async (asked) => {
  await acts.deleteOccasion(asked, asked.query.ID)
  return { Done: true }
}
