import { invoicedOf, invoiceToPrint } from '#modules/billing/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { askedToPrint, versionToPrint } from '../../server/acts/printed.ts'
import requestInvoice from './document.ts'

export default reading(requestInvoice, async ({ db, actor, modules }, { ID }) => {
  const request = await askedToPrint(db, actor, ID)
  const found = request && (await invoiceToPrint(db, actor, invoicedOf(modules), { kind: 'courseRequest', id: ID }))
  const version = found && (await versionToPrint(db, ID, { state: 'accepted' }))
  if (!version) return null
  const { Rate, BaseCurrency, BankDetails, PayerName, Printed, Version: _version, ...Invoice } = found
  const { CourseCode, CourseName, FirstDay, LastDay, Trainees } = version
  return {
    content: {
      Invoice,
      Rate,
      BaseCurrency,
      BankDetails,
      CourseCode,
      CourseName,
      FirstDay,
      LastDay,
      Trainees,
      RequestNumber: request.asked.Number,
      // Whom it named when it was issued, where that record was merged into another one since.
      PayerName: PayerName ?? Printed?.Name ?? request.asked.AskedBy,
      ClassCode: request.classCode,
    },
    record: ['invoice', Invoice.ID],
  }
})
