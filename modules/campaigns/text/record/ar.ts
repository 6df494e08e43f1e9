import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as campaigns } from '../ar.ts'

export const ar = {
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
    countAnew: campaigns.countAnew,
  },
  columns: {
    title: campaigns.fields.title,
    body: 'نص الرسالة',
    opens: campaigns.fields.opens,
    isOwn: 'نص الأكاديمية',
    audienceName: campaigns.fields.audienceName,
    planRowIds: campaigns.newCampaign.planRows,
    state: campaigns.fields.state,
    dueAt: campaigns.fields.dueAt,
    startedAt: campaigns.fields.startedAt,
    endedAt: campaigns.fields.endedAt,
    name: campaigns.fields.name,
    note: campaigns.fields.note,
    conditions: 'الشروط',
    byHand: campaigns.parts.byHand,
    leftOut: campaigns.parts.leftOut,
  },
  facts: { recipients: 'عدد من تصل إليهم', language: terms.language },
}
