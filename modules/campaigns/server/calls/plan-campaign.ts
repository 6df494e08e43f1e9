import { recipientsOf, shownLetters } from '#modules/notifications/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { openedPages, type Opened } from '../../rules/campaign.ts'
import * as acts from '../acts/campaigns.ts'
import { lettersTo } from '../acts/letters.ts'
import { advertisementById } from '../store/advertisements.ts'

export interface CampaignParts {
  /** Where people reach the application. */
  readonly publicUrl: string
}

export const getAnnualPlanHtmlByIds =
  ({ publicUrl }: CampaignParts): Handler<typeof calls.getAnnualPlanHtmlByIds> =>
  async ({ db, body, now }) =>
    acts.planHtml(db, body.IDs, now, publicUrl)

export const getAnnualPlanMailChaimpHtmlByIds =
  ({ publicUrl }: CampaignParts): Handler<typeof calls.getAnnualPlanMailChaimpHtmlByIds> =>
  async ({ db, actor, body, now }) => {
    const Html = await acts.planHtml(db, body.IDs, now, publicUrl)
    if (body.AdvertisementID === null) return { Html, Letters: null }
    const said = (await advertisementById(db, body.AdvertisementID)) ?? refuse(notFound)
    const [reader] = await recipientsOf(db, [actor.userId])
    const words = { title: said.title as Trilingual, body: said.body as Trilingual, below: Html }
    const letters = lettersTo(words, (language) => reader?.nameIn(language) ?? '')
    return { Html, Letters: await shownLetters(db, letters, openedPages[said.opens as Opened]) }
  }

export const planCampaign =
  ({ publicUrl }: CampaignParts): Handler<typeof calls.planCampaign> =>
  async (asked) => {
    const { id, recipients } = await acts.planCampaign(asked, asked.body, publicUrl)
    return { message: 'mail sent', ID: id, recipientsCount: recipients }
  }
