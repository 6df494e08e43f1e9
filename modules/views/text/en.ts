import type { Words } from '#platform/shared/words.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  menu: 'Saved views',
  groups: {
    usual: 'Usual for your role',
    own: 'My views',
    shared: 'Shared views',
  },
  allRows: 'The whole list',
  changed: 'changed',
  saveChanges: 'Save what changed in the view',
  backToView: 'Back to the view as saved',
  rename: 'Rename the view',
  saved: 'The view is saved.',
  fields: {
    name: terms.name,
    list: kit.table.sheet,
    roles: 'Roles that see it',
    usualFor: 'Roles whose list begins with it',
  },
  hints: {
    saved: 'What you see now is kept: filters, search, order, columns and row density.',
    shared: 'Whatever the view, each role sees only the rows that it may.',
    usual: 'It takes the place of the former usual view of this list. Everybody can still show the whole list.',
  },
  acts: {
    addView: { do: 'Save as a new view', past: 'View of a list saved' },
    editView: { do: 'Change the view', past: 'View of a list changed' },
    shareView: { do: 'Share the view', past: 'Sharing of a view of a list changed' },
    setUsualView: { do: 'Make it the usual view', past: 'Usual view of a list changed' },
    deleteView: {
      do: 'Delete the view',
      ask: 'The view is deleted for you and for everybody who sees it. The rows themselves stay as they are.',
      done: 'The view is deleted.',
      past: 'View of a list deleted',
    },
  },
  refusals: {
    tooManyViews: 'You have as many views of this list as one person may, {{most}}. Delete those that you do not need.',
    tooManyShared:
      'One of these roles sees as many views of this list as a role may, {{most}}. Stop sharing another one first.',
  },
}
