import type { Words } from '#platform/shared/words.ts'
import { en as views } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    addView: 'Save a view of a list',
    editView: 'Change a view of a list',
    shareView: 'Share a view of a list',
    setUsualView: 'Make a view the usual one of a role',
    deleteView: 'Delete a view of a list',
  },
  columns: {
    name: views.fields.name,
    list: views.fields.list,
    roles: views.fields.roles,
    usualFor: views.fields.usualFor,
  },
}
