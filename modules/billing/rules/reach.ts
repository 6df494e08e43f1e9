import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches which invoices: whoever reaches what they are about (`throughSubject`), as the module of that record says.
 * Of the roles in no line nobody has to do with money.
 */
export const invoiceReach = reach('invoice', {
  anybody: { who: access.courseRequest, reaches: 'throughSubject' },
})
