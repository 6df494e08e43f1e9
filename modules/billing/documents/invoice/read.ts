import { reading } from '#platform/server/documents/reading.ts'
import { invoicedOf } from '../../server/invoiced.ts'
import { invoiceToPrint } from '../../server/store/shown.ts'
import invoice from './document.ts'

export default reading(invoice, async ({ db, actor, modules }, asked) => {
  const subjects = invoicedOf(modules)
  const found = await invoiceToPrint(db, actor, subjects, { kind: 'registration', id: asked.ID })
  if (!found) return null
  const about = await subjects.find(({ kind }) => kind === 'registration')?.printed?.(db, actor, asked.ID)
  if (!about || (asked.AnnualPlanID && about.AnnualPlanID !== asked.AnnualPlanID)) return null
  const { AnnualPlanID: _, ...around } = about
  const { Rate, BaseCurrency, BankDetails, PayerName, Printed, Version: _version, ...Invoice } = found
  return {
    content: {
      Invoice,
      Rate,
      BaseCurrency,
      BankDetails,
      PayerName,
      ...around,
      // Whom it named when it was issued, where that record was merged into another one since.
      ...(Printed && { TraineeCode: Printed.Code, TraineeName: Printed.Name }),
    },
    record: ['invoice', Invoice.ID],
  }
})
