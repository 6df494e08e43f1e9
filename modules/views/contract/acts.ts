import { acts } from '#platform/shared/record/act.ts'
import * as views from './views.ts'

/** In the order in which their buttons stand. */
export const viewActs = acts('views', 'listView', {
  addView: { call: views.addView },
  editView: { call: views.editView },
  shareView: { call: views.shareView },
  setUsualView: { call: views.setUsualView },
  deleteView: { call: views.deleteView, asks: 'confirmation', grave: true },
})
