import { ar as campaigns } from '../ar.ts'

export const ar = {
  rights: {
    addAudience: campaigns.acts.addAudience.do,
    editAudience: campaigns.acts.editAudience.do,
    leaveOut: campaigns.acts.leaveOut.do,
    takeBack: campaigns.acts.takeBack.do,
    deleteAudience: campaigns.acts.deleteAudience.do,
    countAnew: campaigns.countAnew,
  },
  columns: {
    name: campaigns.fields.name,
    note: campaigns.fields.note,
    conditions: 'الشروط',
    byHand: campaigns.parts.byHand,
    leftOut: campaigns.parts.leftOut,
  },
}
