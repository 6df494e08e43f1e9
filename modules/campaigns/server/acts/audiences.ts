import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import { audienceInUse } from '../../contract/refusals.ts'
import { isAdvertisedTo } from '../store/adverts/adverts.ts'
import { countPeople } from '../store/audience-people.ts'
import * as store from '../store/audiences.ts'
import { isGoingOut } from '../store/campaigns.ts'
import { noun, type Doing } from './audience-noun.ts'

type Body<Name extends keyof typeof campaignsCalls> = Argument<(typeof campaignsCalls)[Name]>['body']

const locked = async ({ db }: Doing, id: number) => (await store.lockedAudience(db, id)) ?? refuse(notFound)

/** Counts the people of an audience as they are now. */
export async function countAnew(db: Database, id: number): Promise<void> {
  const audience = (await store.lockedAudience(db, id)) ?? refuse(notFound)
  await countPeople(db, id, store.chosenIn(audience))
}

export async function addAudience(doing: Doing, fields: Body<'addAudience'>) {
  const audience = await store.insertAudience(doing.db, fields)
  await countPeople(doing.db, audience.id, store.chosenIn(audience))
  await writeNew(doing, noun, audience, 'addAudience')
  return { ID: audience.id, Version: audience.version }
}

export async function editAudience(doing: Doing, id: number, { Version, ...fields }: Body<'editAudience'>) {
  const audience = await locked(doing, id)
  if (audience.version !== Version) return refuseChanged(doing.db, [noun.acts.subject, id])
  await writeAct(doing, noun, audience, 'editAudience', { set: store.columnsOf(fields) })
  await countAnew(doing.db, id)
  return { ID: id, Version: Version + 1 }
}

/** Somebody is out of an audience, or may be in it again. */
export async function setLeftOut(doing: Doing, { ID, Kind, PersonID }: Body<'leaveOut'>, act: 'leaveOut' | 'takeBack') {
  const audience = await locked(doing, ID)
  const key = `${Kind}:${PersonID}`
  const isOut = audience.left_out.includes(key)
  if (isOut === (act === 'leaveOut')) return { ID, Version: audience.version }
  const left_out = isOut ? audience.left_out.filter((each) => each !== key) : [...audience.left_out, key]
  await writeAct(doing, noun, audience, act, { set: { left_out } })
  await countAnew(doing.db, ID)
  return { ID, Version: audience.version + 1 }
}

export async function deleteAudience(doing: Doing, id: number): Promise<void> {
  const audience = await locked(doing, id)
  if ((await isGoingOut(doing.db, 'audience_id', id)) || (await isAdvertisedTo(doing.db, id))) refuse(audienceInUse)
  await writeGone(doing, noun, audience, 'deleteAudience', () => store.removeAudience(doing.db, id))
}
