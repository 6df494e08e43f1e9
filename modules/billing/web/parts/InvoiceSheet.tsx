import type * as z from 'zod'
import { amountInWords } from '#platform/web/text/amounts/amount-in-words.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import { useLanguage, type Keys, type Values } from '#platform/web/text.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { invoiceReply } from '../../contract/shapes.ts'
import { askedOn } from '../../rules/owed.ts'
import type { ar } from '../../text/sheet/ar.ts'
import classes from './InvoiceSheet.module.css'

type Invoice = z.output<typeof invoiceReply>

interface InvoiceSheetProps {
  readonly invoice: Invoice
  /** How many of its currency one of `baseCurrency` bought at issue. */
  readonly rate: number
  readonly baseCurrency: string
  readonly bankDetails: Trilingual
  /** The words of `text/sheet`, which the document has among its own. */
  readonly t: (key: Keys<typeof ar>, values?: Values) => string
}

/** The lines of an invoice on paper, what they come to, also in words, and where to pay to. */
export function InvoiceSheet({ invoice, rate, baseCurrency, bankDetails, t }: InvoiceSheetProps) {
  const format = useFormat()
  const language = useLanguage()
  const money = (Minor: number) => format.money({ Minor, Currency: invoice.Amount.Currency })
  return (
    <>
      <PrintTable<Invoice['Lines'][number]>
        rows={invoice.Lines}
        columns={[
          { key: 'item', label: t('item'), cell: (line) => <Localized text={line.Text} /> },
          { key: 'quantity', label: t('quantity'), align: 'end', cell: (line) => format.number(line.Quantity) },
          { key: 'amount', label: t('amount'), align: 'end', cell: (line) => money(line.Minor * line.Quantity) },
        ]}
        totals={[
          ...(invoice.Tax.Minor > 0
            ? [
                { item: t('net'), amount: money(invoice.Amount.Minor - invoice.Tax.Minor) },
                { item: t('tax', { percent: format.number(invoice.TaxPercent) }), amount: format.money(invoice.Tax) },
              ]
            : []),
          { item: t('total'), amount: format.money(invoice.Amount) },
          ...(invoice.Credited.Minor > 0 ? [{ item: t('credited'), amount: format.money(invoice.Credited) }] : []),
          { item: t('received'), amount: format.money(invoice.Received) },
          { item: t('owed'), amount: format.money(askedOn(invoice)) },
        ]}
      />
      <p>
        <strong>{t('inWords')}</strong> {t('only', { amount: amountInWords(invoice.Amount, language) })}
      </p>
      {invoice.Amount.Currency !== baseCurrency && (
        <p>{t('rate', { base: baseCurrency, rate: format.number(rate), currency: invoice.Amount.Currency })}</p>
      )}
      {Object.values(bankDetails).some(Boolean) && (
        <p className={classes['bank']}>
          <strong>{t('bank')}</strong>
          <Localized text={bankDetails} />
        </p>
      )}
    </>
  )
}
