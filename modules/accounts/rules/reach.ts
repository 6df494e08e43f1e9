import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Accounts are the editors' to keep; the own one is read by calls that name no other. */
export const accountReach = reach('account', {
  keeper: { who: access.editor, reaches: 'all' },
})
