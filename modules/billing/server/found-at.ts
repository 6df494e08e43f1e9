import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. A payment may be of something else too, so no filter shows exactly these. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'billing.payment',
    of: 'invoice_id',
    screen: '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
  },
]
