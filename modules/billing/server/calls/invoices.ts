import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { billingActs } from '../../contract/acts.ts'
import { billingCalls as calls } from '../../contract/calls.ts'
import { creditedTooMuch, creditSettles } from '../../contract/refusals.ts'
import { owedOf, totalsOf, withinLeft } from '../../rules/totals.ts'
import { credit } from '../acts/credit.ts'
import { invoicedOf } from '../invoiced.ts'
import { lockedInvoice } from '../store/invoices.ts'
import { leftOf } from '../store/lines.ts'
import { wholeInvoice } from '../store/shown.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor'>

const found = async (modules: AllModules, { db, actor }: Asking, id: number) =>
  (await wholeInvoice(db, actor, invoicedOf(modules), id)) ?? refuse(notFound)

export const getInvoice =
  (modules: AllModules): Handler<typeof calls.getInvoice> =>
  async (asked) => {
    const {
      SubjectKind,
      SubjectID,
      SubjectCode,
      PayerName: _,
      Printed: _printed,
      ...invoice
    } = await found(modules, asked, asked.query.ID)
    return {
      ...invoice,
      Subject: { Kind: SubjectKind, ID: SubjectID, Code: SubjectCode },
      Actions: invoice.State === 'void' ? [] : actsOpenTo(billingActs, asked.actor, ['creditInvoice']),
    }
  }

export const creditInvoice =
  (modules: AllModules): Handler<typeof calls.creditInvoice> =>
  async (asked) => {
    const { db, actor, body, now, record } = asked
    const { SubjectKind, SubjectID } = await found(modules, asked, body.ID)
    const invoice = (await lockedInvoice(db, body.ID)) ?? refuse(notFound)
    if (invoice.version !== body.Version)
      return refuseChanged(db, ['invoice', invoice.id], { named: true, reader: actor.userId })
    if (invoice.state === 'void') refuse(notNow, { action: 'creditInvoice', state: invoice.state })
    const lines = body.Lines.map(({ Text, Quantity, Minor }) => ({ text: Text, quantity: Quantity, unitMinor: Minor }))
    const { totals: left } = await leftOf(db, invoice)
    const totals =
      withinLeft(totalsOf(lines, invoice.taxPercent), left) ??
      refuse(creditedTooMuch, { left: left.amountMinor, currency: invoice.currency })
    const settles = invoice.state === 'sent' && totals.amountMinor >= owedOf(invoice)
    // Where a record waits for its payment, what nobody pays is ended there.
    const about = invoicedOf(modules).find(({ kind }) => kind === SubjectKind)
    if (settles && !(await about?.creditMaySettle?.(db, SubjectID))) refuse(creditSettles)
    const doing = { db, record, now, userId: actor.userId }
    const note = await credit(doing, invoice, 'creditInvoice', { reason: body.Reason, lines, totals, settles })
    return { ID: note.id, Number: note.number, Version: invoice.version + 1 }
  }
