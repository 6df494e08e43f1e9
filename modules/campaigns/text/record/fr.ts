import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as campaigns } from '../fr.ts'

export const fr: Words<typeof ar> = {
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
    conditions: 'Conditions',
    byHand: campaigns.parts.byHand,
    leftOut: campaigns.parts.leftOut,
  },
}
