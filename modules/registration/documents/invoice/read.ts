import { reading } from '#platform/server/documents/reading.ts'
import { invoiceFacts } from '../../server/store/money/invoice-facts.ts'
import invoice from './document.ts'

export default reading(invoice, async ({ db, actor }, asked) => {
  const facts = await invoiceFacts(db, actor, asked.ID)
  if (!facts || (asked.AnnualPlanID && facts.AnnualPlanID !== asked.AnnualPlanID)) return null
  const { ID, Number, Lines, Amount, Received, IssuedAt, DueDate, State, AnnualPlanID: _, ...around } = facts
  const Invoice = { ID, Number, Lines, Amount, Received, IssuedAt, DueDate, State }
  return { content: { Invoice, ...around }, record: ['registration', asked.ID] }
})
