import { refuseChanged } from '#modules/accounts/server/public.ts'
import { openRows } from '#modules/planning/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { withholdMails } from '#platform/server/outbox/store.ts'
import { settings } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inEachLanguage, type InEachLanguage } from '#platform/shared/text.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import { alreadyGoingOut, nobodyToWriteTo, rowsNotOpen } from '../../contract/refusals.ts'
import { campaignActions } from '../../rules/campaign.ts'
import { planRowsIn } from '../letters/plan-rows.ts'
import { advertisementById } from '../store/advertisements.ts'
import { countsOf } from '../store/audience-people.ts'
import { chosenIn, lockedAudience } from '../store/audiences.ts'
import { stopWaiting } from '../store/campaign-people.ts'
import * as store from '../store/campaigns.ts'
import type { Doing } from './audience-noun.ts'
import { noun, type Sending } from './campaign-noun.ts'

type Fields = Argument<typeof campaignsCalls.planCampaign>['body']

/** So far ahead something may be sent; an hour beyond is a slip of the pen. */
const mostDaysAhead = 366

/** These rows of the annual plan as letters show them. Refuses where one is not for everybody. */
export async function planHtml(
  db: Database,
  ids: readonly number[],
  now: Date,
  publicUrl: string,
): Promise<InEachLanguage<string>> {
  const wanted = [...new Set(ids)]
  const { timeZone } = await settings(db, zoneSettings)
  const rows = await openRows(db, wanted, dayOf(now, timeZone))
  if (rows.length < wanted.length) refuse(rowsNotOpen, { count: wanted.length - rows.length })
  return inEachLanguage((language) => planRowsIn(language, rows, publicUrl))
}

function hourOf(at: string | null, now: Date): Date {
  if (at === null) return now
  const hour = new Date(at)
  const isTooFar = hour.getTime() - now.getTime() > mostDaysAhead * 86_400_000
  if (hour < now || isTooFar) refuse(invalidInput, {}, [{ path: 'At', code: isTooFar ? 'tooLarge' : 'hourIsOver' }])
  return hour
}

/** Decides that an advertisement goes to an audience, as it reads now; `recipients` is how many would get it now. */
export async function planCampaign(doing: Doing, { IDs, ...asked }: Fields, publicUrl: string) {
  const { db, actor, now } = doing
  const dueAt = hourOf(asked.At, now)
  // Until it is written down that it goes out nobody deletes its audience.
  const audience = (await lockedAudience(db, asked.AudienceID)) ?? refuse(notFound)
  const said = (await advertisementById(db, asked.AdvertisementID)) ?? refuse(notFound)
  const html = await planHtml(db, IDs, now, publicUrl)
  const { Written: recipients } = await countsOf(db, chosenIn(audience))
  if (recipients === 0) refuse(nobodyToWriteTo)
  const made = await once(() =>
    store.insertCampaign(db, {
      advertisementId: said.id,
      audienceId: audience.id,
      audienceName: audience.name,
      title: said.title,
      body: said.body,
      opens: said.opens,
      planRowIds: [...new Set(IDs)].toSorted((one, other) => one - other),
      planHtml: html,
      dueAt,
      madeBy: actor.userId,
    }),
  )
  await writeNew(doing, noun, made, 'planCampaign', { recipients })
  return { id: made.id, recipients }
}

async function once<T>(insert: () => Promise<T>): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    if (takenBy(error) === 'campaign_going_out') refuse(alreadyGoingOut)
    throw error
  }
}

/** Whoever has not got it yet gets none, also of what waits in the outbox. */
export async function stopCampaign(doing: Doing, id: number, version: number) {
  const { db } = doing
  const found = (await store.lockedCampaign(db, id)) ?? refuse(notFound)
  if (!campaignActions(found.state as never).includes('stopCampaign')) refuse(notNow)
  if (found.version !== version) return refuseChanged(db, [noun.acts.subject, id])
  await endLetters(doing, found)
  return { ID: id, Version: version + 1 }
}

/** Stops a campaign that is locked, where it is to go out or goes. */
export async function endLetters(doing: Sending, found: store.StoredCampaign): Promise<void> {
  const { db, now } = doing
  if (!campaignActions(found.state as never).includes('stopCampaign')) return
  await writeAct(doing, noun, found, 'stopCampaign', { set: { state: 'stopped', ended_at: now } })
  await withholdMails(db, await stopWaiting(db, found.id, now))
  await store.countAgain(db, found.id)
}
