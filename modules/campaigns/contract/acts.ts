import { acts, follows } from '#platform/shared/record/act.ts'
import * as advertisement from './advertisement.ts'
import * as advert from './advert.ts'
import * as audience from './audience.ts'
import * as campaign from './campaign.ts'
import { allowMails, refuseMails } from './mail-refusal.ts'

/** In the order in which their buttons stand. */
export const audienceActs = acts('campaigns', 'audience', {
  addAudience: { call: audience.addAudience },
  editAudience: { call: audience.editAudience },
  leaveOut: { call: audience.leaveOut },
  takeBack: { call: audience.takeBack },
  deleteAudience: { call: audience.deleteAudience, asks: 'confirmation', grave: true },
})

/** The texts of mails to many. */
export const advertisementActs = acts('campaigns', 'advertisement', {
  addAdvertisement: { call: advertisement.addAdvertisement },
  editAdvertisement: { call: advertisement.editAdvertisement },
  testAdvertisement: { call: advertisement.testAdvertisement },
  restoreAdvertisement: { call: advertisement.restoreAdvertisement, asks: 'confirmation', plain: true },
  deleteAdvertisement: { call: advertisement.deleteAdvertisement, asks: 'confirmation', grave: true },
})

/** What is sent to many; it begins and ends by itself. What its readers refuse and allow is written down at theirs. */
export const campaignActs = acts('campaigns', 'campaign', {
  planCampaign: { call: campaign.cordinatorSendChaimMail },
  startCampaign: follows,
  endCampaign: follows,
  stopCampaign: { call: campaign.stopCampaign, asks: 'confirmation', grave: true },
  refuseMails: { call: refuseMails },
  allowMails: { call: allowMails },
})

/** What goes out by several ways from one record; it begins and ends by itself. */
export const advertActs = acts('campaigns', 'advert', {
  addAdvert: { call: advert.addAdvert },
  scheduleAdvert: { call: advert.scheduleAdvert, asks: 'confirmation', next: true },
  editAdvert: { call: advert.editAdvert },
  redraftAdvert: { call: advert.redraftAdvert, asks: 'confirmation' },
  startAdvert: follows,
  endAdvert: follows,
  copyAdvert: { call: advert.copyAdvert },
  stopAdvert: { call: advert.stopAdvert, asks: 'reason', grave: true },
  deleteAdvert: { call: advert.deleteAdvert, asks: 'confirmation', grave: true },
})
