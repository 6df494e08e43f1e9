import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { advertisementActs, audienceActs, campaignActs } from './acts.ts'
import { getAdvertisement, getAdvertisements, previewAdvertisement } from './advertisement.ts'
import { countAnew, countAudience, getAudience, getAudiencePeople, getAudiences } from './audience.ts'
import {
  countRecipients,
  getAnnualPlanMailChaimpHtmlByIds,
  getCampaign,
  getCampaignChoices,
  getCampaignPeople,
  getCampaigns,
  getSending,
} from './campaign.ts'
import { getMailRefusal, openMailRefusal, refuseByOneClick } from './mail-refusal.ts'

export const campaignsCalls = {
  getAudiences,
  getAudience,
  getAudiencePeople,
  countAudience,
  countAnew,
  ...callsOf(audienceActs),
  getAdvertisements,
  getAdvertisement,
  previewAdvertisement,
  ...callsOf(advertisementActs),
  getCampaigns,
  getCampaign,
  getCampaignPeople,
  getCampaignChoices,
  getSending,
  countRecipients,
  getAnnualPlanMailChaimpHtmlByIds,
  ...callsOf(campaignActs),
  getMailRefusal,
  refuseByOneClick,
  openMailRefusal,
} satisfies Calls
