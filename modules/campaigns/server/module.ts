import { implement } from '#platform/server/handler.ts'
import type { Merging } from '#platform/server/content/merging.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { campaignsCalls } from '../contract/calls.ts'
import { runAdverts } from './acts/adverts/run-adverts.ts'
import { sendCampaigns } from './acts/send-campaigns.ts'
import * as notifying from './calls/advert-notices.ts'
import * as adverts from './calls/adverts.ts'
import * as advertisements from './calls/advertisements.ts'
import * as audiences from './calls/audiences.ts'
import * as campaigns from './calls/campaigns.ts'
import * as refusals from './calls/mail-refusals.ts'
import {
  getAnnualPlanHtmlByIds,
  getAnnualPlanMailChaimpHtmlByIds,
  planCampaign,
  type CampaignParts,
} from './calls/plan-campaign.ts'
import { previewAdvert } from './calls/preview-advert.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { movePerson } from './store/audiences.ts'
import { moveRefusals } from './store/mail-refusals.ts'
import { uploads } from './uploads.ts'

const movedAs = (kind: 'trainee' | 'instructor'): Merging => ({
  move: async (db, pair) => {
    await moveRefusals(db, kind, pair)
    await movePerson(db, kind, pair)
  },
})

export const campaignsServer = (parts: CampaignParts & refusals.RefusalParts): ModuleServer => ({
  name: 'campaigns',
  implemented: [
    implement(campaignsCalls, {
      ...audiences,
      ...advertisements,
      ...campaigns,
      ...adverts,
      previewAdvert,
      getTraineeAdvertisementNotify: notifying.getTraineeAdvertisementNotify(parts),
      getInstructorAdvertisementNotify: notifying.getInstructorAdvertisementNotify(parts),
      getCustomerAdvertisementNotify: notifying.getCustomerAdvertisementNotify(parts),
      submitAdvertisementNotifyAsRead: notifying.submitAdvertisementNotifyAsRead,
      submitAllAdvertisementNotifyAsRead: notifying.submitAllAdvertisementNotifyAsRead,
      submitAdvertisementNotifyAsShown: notifying.submitAdvertisementNotifyAsShown,
      followAdvert: notifying.followAdvert(parts),
      getAnnualPlanHtmlByIds: getAnnualPlanHtmlByIds(parts),
      getAnnualPlanMailChaimpHtmlByIds: getAnnualPlanMailChaimpHtmlByIds(parts),
      planCampaign: planCampaign(parts),
      getMailRefusal: refusals.getMailRefusal(parts),
      refuseMails: refusals.refuseMails(parts),
      allowMails: refusals.allowMails(parts),
      refuseByOneClick: refusals.refuseByOneClick(parts),
      openMailRefusal: refusals.openMailRefusal,
    }),
  ],
  jobs,
  listeners: [
    {
      everySeconds: 2,
      run: async ({ db, now }) => {
        await runAdverts(db, now, parts.secrets)
        await sendCampaigns(db, now, parts.secrets)
      },
    },
  ],
  notices,
  ownData,
  uploads,
  merging: movedAs('trainee'),
  mergingInstructors: movedAs('instructor'),
})
