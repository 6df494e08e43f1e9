import { recipientsOf, shownLetters } from '#modules/notifications/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { campaignActions, openedPages, outcomes, type Opened } from '../../rules/campaign.ts'
import * as acts from '../acts/campaigns.ts'
import { lettersTo } from '../acts/letters.ts'
import { goesOut } from '../acts/going-out.ts'
import { saidIn } from '../acts/send-campaigns.ts'
import { advertisementTitles } from '../store/advertisements.ts'
import { countsOf } from '../store/audience-people.ts'
import { audienceById, audienceNames, chosenIn } from '../store/audiences.ts'
import { campaignPeople } from '../store/campaign-people.ts'
import * as store from '../store/campaigns.ts'

export const getCampaigns: Handler<typeof calls.getCampaigns> = async ({ db, query }) => {
  const { rows, total } = await readList(db, store.campaigns, query, null)
  return { Items: rows.map((row) => ({ ...row, Actions: campaignActions(row.State) })), Total: total }
}

export const getCampaign: Handler<typeof calls.getCampaign> = async ({ db, actor, query: { ID } }) => {
  const found = await store.campaignById(db, ID)
  const row = await readRow(db, store.campaigns, ID, null)
  if (!found || !row) refuse(notFound)
  const counts = found.counts as Record<string, number>
  const [reader] = await recipientsOf(db, [actor.userId])
  return {
    ...row,
    Actions: campaignActions(row.State),
    AudienceID: found.audience_id,
    StartedAt: found.started_at === null ? null : new Date(found.started_at).toISOString(),
    By: await store.makerOf(db, found.made_by),
    Counts: outcomes.map((State) => ({ State, Count: counts[State] ?? 0 })),
    Letters: await shownLetters(
      db,
      lettersTo(saidIn(found), (language) => reader?.nameIn(language) ?? ''),
      openedPages[found.opens as Opened],
    ),
  }
}

export const getCampaignPeople: Handler<typeof calls.getCampaignPeople> = async ({ db, query }) => {
  const { rows, total } = await readList(db, campaignPeople, query, null)
  return { Items: rows, Total: total }
}

export const getCampaignChoices: Handler<typeof calls.getCampaignChoices> = async ({ db, actor }) => ({
  Advertisements: await advertisementTitles(db, actor.language),
  Audiences: await audienceNames(db, actor.language),
})

export const getSending: Handler<typeof calls.getSending> = async ({ db }) => ({ IsOn: await goesOut(db) })

export const countRecipients: Handler<typeof calls.countRecipients> = async ({ db, query }) =>
  countsOf(db, chosenIn((await audienceById(db, query.AudienceID)) ?? refuse(notFound)))

export const stopCampaign: Handler<typeof calls.stopCampaign> = (asked) =>
  acts.stopCampaign(asked, asked.query.ID, asked.body.Version)
