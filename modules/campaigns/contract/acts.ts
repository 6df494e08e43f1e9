import { acts } from '#platform/shared/record/act.ts'
import * as audience from './audience.ts'

/** In the order in which their buttons stand. */
export const audienceActs = acts('campaigns', 'audience', {
  addAudience: { call: audience.addAudience },
  editAudience: { call: audience.editAudience },
  leaveOut: { call: audience.leaveOut },
  takeBack: { call: audience.takeBack },
  deleteAudience: { call: audience.deleteAudience, asks: 'confirmation', grave: true },
})
