import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as campaigns } from '../en.ts'
import { en as notificationsRecord } from '#modules/notifications/text/record/en.ts'

export const en: Words<typeof ar> = {
  rights: {
    addAudience: campaigns.acts.addAudience.do,
    editAudience: campaigns.acts.editAudience.do,
    leaveOut: campaigns.acts.leaveOut.do,
    takeBack: campaigns.acts.takeBack.do,
    deleteAudience: campaigns.acts.deleteAudience.do,
    addAdvertisement: campaigns.acts.addAdvertisement.do,
    editAdvertisement: campaigns.acts.editAdvertisement.do,
    testAdvertisement: campaigns.acts.testAdvertisement.do,
    restoreAdvertisement: campaigns.acts.restoreAdvertisement.do,
    deleteAdvertisement: campaigns.acts.deleteAdvertisement.do,
    planCampaign: campaigns.acts.planCampaign.do,
    stopCampaign: campaigns.acts.stopCampaign.do,
    addAdvert: campaigns.acts.addAdvert.do,
    scheduleAdvert: campaigns.acts.scheduleAdvert.do,
    editAdvert: campaigns.adverts.edit,
    redraftAdvert: campaigns.acts.redraftAdvert.do,
    copyAdvert: campaigns.acts.copyAdvert.do,
    stopAdvert: campaigns.acts.stopAdvert.do,
    deleteAdvert: campaigns.acts.deleteAdvert.do,
    countAnew: campaigns.countAnew,
  },
  columns: {
    title: campaigns.fields.title,
    body: 'Text of the mail',
    opens: campaigns.fields.opens,
    isOwn: 'Text of the academy',
    audienceName: campaigns.fields.audienceName,
    planRowIds: campaigns.newCampaign.planRows,
    state: campaigns.fields.state,
    dueAt: campaigns.fields.dueAt,
    startedAt: campaigns.fields.startedAt,
    endedAt: campaigns.fields.endedAt,
    linkKind: campaigns.adverts.fields.link,
    channels: campaigns.adverts.fields.channels,
    startsOn: campaigns.adverts.fields.startsOn,
    startTime: campaigns.adverts.fields.startTime,
    endsOn: campaigns.adverts.fields.endsOn,
    stopReason: campaigns.adverts.fields.stopReason,
    name: campaigns.fields.name,
    note: campaigns.fields.note,
    conditions: 'Conditions',
    byHand: campaigns.parts.byHand,
    leftOut: campaigns.parts.leftOut,
  },
  facts: {
    of: 'Copy of advertisement no.',
    recipients: notificationsRecord.facts.recipients,
    language: terms.language,
  },
}
