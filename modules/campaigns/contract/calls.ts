import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { advertActs, advertisementActs, audienceActs, campaignActs } from './acts.ts'
import * as adverts from './advert.ts'
import * as making from './advert-making.ts'
import {
  followAdvert,
  getCustomerAdvertisementNotify,
  getInstructorAdvertisementNotify,
  getTraineeAdvertisementNotify,
  submitAdvertisementNotifyAsRead,
  submitAdvertisementNotifyAsShown,
  submitAllAdvertisementNotifyAsRead,
} from './advert-notices.ts'
import { getAdvertisement, getAdvertisements, previewAdvertisement } from './advertisement.ts'
import { countAnew, countAudience, getAudience, getAudiencePeople, getAudiences } from './audience.ts'
import {
  countRecipients,
  getAnnualPlanHtmlByIds,
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
  getAnnualPlanHtmlByIds,
  getAnnualPlanMailChaimpHtmlByIds,
  ...callsOf(campaignActs),
  getAdverts: adverts.getAdverts,
  getAdvert: adverts.getAdvert,
  getAdvertPeople: adverts.getAdvertPeople,
  getAdvertChoices: making.getAdvertChoices,
  getAdvertText: making.getAdvertText,
  countAdvertPeople: making.countAdvertPeople,
  getAdvertTargets: making.getAdvertTargets,
  getAdvertReaders: making.getAdvertReaders,
  previewAdvert: making.previewAdvert,
  ...callsOf(advertActs),
  getTraineeAdvertisementNotify,
  getInstructorAdvertisementNotify,
  getCustomerAdvertisementNotify,
  submitAdvertisementNotifyAsRead,
  submitAllAdvertisementNotifyAsRead,
  submitAdvertisementNotifyAsShown,
  followAdvert,
  getMailRefusal,
  refuseByOneClick,
  openMailRefusal,
} satisfies Calls
