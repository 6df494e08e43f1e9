import type { Handler } from '#platform/server/handler.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseCounts } from '../store/catalogue-report.ts'

export const getCatalogueReport: Handler<typeof catalogueCalls.getCatalogueReport> = async ({ db, actor }) => ({
  Items: await courseCounts(db, actor),
})
