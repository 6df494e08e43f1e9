import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who sees which views: one's own and those of one's role; administrators whatever is shared. */
export const listViewReach = reach('listView', {
  reader: { who: access.all, reaches: 'readable' },
  admin: { who: access.admin, reaches: 'shared' },
})

/** Who may change which: one's own, administrators also what is shared. What of it, `rules/view-actions.ts` says. */
export const keptListViewReach = reach('keptListView', {
  owner: { who: access.all, reaches: 'own' },
  admin: { who: access.admin, reaches: 'shared' },
})
