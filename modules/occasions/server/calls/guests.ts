import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { occasionsCalls as calls } from '../../contract/calls.ts'
import { guestActions } from '../../rules/guest.ts'
import { shownPass } from '../../rules/pass-code.ts'
import * as acts from '../acts/guests.ts'
import { guests, guestsAtDoor } from '../store/guests.ts'
import { keptOccasion } from '../store/occasions.ts'

export const getGuests: Handler<typeof calls.getGuests> = async ({ db, query }) => {
  const { rows, total } = await readList(db, guests, query, null)
  return {
    Items: rows.map(({ isCancelled, ...row }) => ({
      ...row,
      Code: shownPass(row.Code),
      Actions: [
        ...guestActions(
          { state: row.State, hasArrived: row.ArrivedAt !== null, isOver: isCancelled || row.IsErased },
          'staff',
        ),
      ],
    })),
    Total: total,
  }
}

export const decideGuests: Handler<typeof calls.decideGuests> = (asked) => acts.decideGuests(asked, asked.body)

export const getDoor: Handler<typeof calls.getDoor> = async ({ db, query }) => {
  if (!(await keptOccasion(db, query.ID))) refuse(notFound)
  return { Guests: await guestsAtDoor(db, query.ID) }
}

export const checkIn: Handler<typeof calls.checkIn> = (asked) => acts.checkIn(asked, asked.body, asked.now)

export const undoArrival: Handler<typeof calls.undoArrival> = async (asked) => {
  await acts.undoArrival(asked, asked.body.ID)
  return { Done: true }
}
