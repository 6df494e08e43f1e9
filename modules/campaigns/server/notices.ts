import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { advertActs, advertisementActs, audienceActs, campaignActs } from '../contract/acts.ts'

/** Whom the academy writes to is its own business. */
export const notices: NoticesOf<typeof audienceActs> &
  NoticesOf<typeof advertisementActs> &
  NoticesOf<typeof campaignActs> &
  NoticesOf<typeof advertActs> = {
  'campaigns.addAudience': nobody,
  'campaigns.editAudience': nobody,
  'campaigns.leaveOut': nobody,
  'campaigns.takeBack': nobody,
  'campaigns.deleteAudience': nobody,
  'campaigns.addAdvertisement': nobody,
  'campaigns.editAdvertisement': nobody,
  'campaigns.testAdvertisement': nobody,
  'campaigns.restoreAdvertisement': nobody,
  'campaigns.deleteAdvertisement': nobody,
  'campaigns.planCampaign': nobody,
  'campaigns.startCampaign': nobody,
  'campaigns.endCampaign': nobody,
  'campaigns.stopCampaign': nobody,
  'campaigns.refuseMails': nobody,
  'campaigns.allowMails': nobody,
  'campaigns.addAdvert': nobody,
  'campaigns.editAdvert': nobody,
  'campaigns.scheduleAdvert': nobody,
  'campaigns.redraftAdvert': nobody,
  'campaigns.startAdvert': nobody,
  'campaigns.endAdvert': nobody,
  'campaigns.copyAdvert': nobody,
  'campaigns.stopAdvert': nobody,
  'campaigns.deleteAdvert': nobody,
}
