import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { todayOf } from '#platform/server/today.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { occasionsCalls } from '../../contract/calls.ts'
import { fewerSeatsThanGuests } from '../../contract/refusals.ts'
import { occasionActions, type OccasionAct } from '../../rules/occasion.ts'
import { addressees } from '../store/guests.ts'
import * as store from '../store/occasions.ts'
import { writeTo } from './letters.ts'
import { occasionNoun as noun, type Acting } from './occasion-noun.ts'

type Body<Name extends keyof typeof occasionsCalls> = Argument<(typeof occasionsCalls)[Name]>['body']

/** The occasion at the version that was read, where this may be done to it now. */
async function readied({ db, now }: Acting, id: number, version: number | null, act: OccasionAct) {
  const occasion = (await store.lockedOccasion(db, id)) ?? refuse(notFound)
  if (version !== null && occasion.version !== version) return refuseChanged(db, [noun.acts.subject, id])
  const isOver = occasion.lastDay < (await todayOf(db, now))
  if (!occasionActions({ ...occasion, isOver }).includes(act)) refuse(notNow)
  return occasion
}

export async function addOccasion(doing: Acting, fields: Body<'addOccasion'>) {
  const occasion = await store.insertOccasion(doing.db, fields)
  await writeNew(doing, noun, occasion, 'addOccasion')
  return { ID: occasion.id, Version: occasion.version }
}

export async function editOccasion(doing: Acting, id: number, { Version, ...fields }: Body<'editOccasion'>) {
  const occasion = await readied(doing, id, Version, 'editOccasion')
  if (fields.Seats < occasion.confirmed)
    refuse(fewerSeatsThanGuests, { confirmed: occasion.confirmed }, [{ path: 'Seats', code: 'tooSmall' }])
  await writeAct(doing, noun, occasion, 'editOccasion', { set: store.columnsOf(fields) })
  const now = {
    title: fields.Title,
    place: fields.Place,
    firstDay: fields.FirstDay,
    lastDay: fields.LastDay,
    startsAt: fields.StartsAt,
    endsAt: fields.EndsAt,
    version: Version + 1,
  }
  if (whereAndWhen(now) !== whereAndWhen(occasion)) await writeTo(doing, 'changed', await addressees(doing.db, id), now)
  return { ID: id, Version: Version + 1 }
}

type Meeting = Pick<store.LockedOccasion, 'place' | 'firstDay' | 'lastDay' | 'startsAt' | 'endsAt'>
const whereAndWhen = ({ place, firstDay, lastDay, startsAt, endsAt }: Meeting): string =>
  JSON.stringify([place.ar ?? '', place.en ?? '', place.fr ?? '', firstDay, lastDay, startsAt, endsAt])

export async function setPublished(doing: Acting, { ID, Version, IsPublished }: Body<'setOccasionPublished'>) {
  const act = IsPublished ? 'publishOccasion' : 'unpublishOccasion'
  const occasion = await readied(doing, ID, Version, act)
  await writeAct(doing, noun, occasion, act, { set: { state: IsPublished ? 'published' : 'draft' } })
  return { ID, Version: Version + 1 }
}

export async function cancelOccasion(doing: Acting, { ID, Version, Reason }: Body<'cancelOccasion'>) {
  const occasion = await readied(doing, ID, Version, 'cancelOccasion')
  await writeAct(doing, noun, occasion, 'cancelOccasion', { set: { state: 'cancelled' }, reason: Reason })
  await writeTo(
    doing,
    'cancelled',
    await addressees(doing.db, ID),
    { ...occasion, version: Version + 1 },
    {
      reason: Reason,
    },
  )
  return { ID, Version: Version + 1 }
}

export async function deleteOccasion(doing: Acting, id: number): Promise<void> {
  const occasion = await readied(doing, id, null, 'deleteOccasion')
  await writeGone(doing, noun, occasion, 'deleteOccasion', () => store.removeOccasion(doing.db, id))
}
