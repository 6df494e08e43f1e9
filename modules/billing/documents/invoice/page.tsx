import { amountInWords } from '#platform/web/text/amounts/amount-in-words.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { owedOf } from '../../rules/totals.ts'
import type invoice from './document.ts'
import classes from './Invoice.module.css'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof invoice, typeof ar>
type Line = Shown['Content']['Invoice']['Lines'][number]

export default documentPage<typeof invoice, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { Invoice } }, word) => ({
    subtitle: word(`states.${Invoice.State}`),
    reference: Invoice.Number,
    referenceLabel: word('number'),
  }),
  Body: Invoice,
})

function Invoice({ Content: content, t }: Shown) {
  const format = useFormat()
  const language = useLanguage()
  const { Invoice: invoice } = content
  const hasBank = Object.values(content.BankDetails).some(Boolean)
  const owed = owedOf({
    amountMinor: invoice.Amount.Minor,
    receivedMinor: invoice.Received.Minor,
    creditedMinor: invoice.Credited.Minor,
  })
  const money = (Minor: number) => format.money({ Minor, Currency: invoice.Amount.Currency })
  return (
    <>
      <PrintFacts
        items={[
          [t('billTo'), <Localized key="to" text={content.PayerName ?? content.TraineeName} />],
          [t('registration'), <Code key="registration">{content.RegistrationCode}</Code>],
          [t('trainee'), <Localized key="trainee" text={content.TraineeName} />],
          [t('issued'), format.dateTime(invoice.IssuedAt)],
          [t('course'), <Localized key="course" text={content.CourseName} />],
          [t('due'), format.day(invoice.DueDate)],
          [t('classCode'), <Code key="class">{content.ClassCode}</Code>],
          [t('dates'), format.dayRange(content.StartDate, content.EndDate)],
        ]}
      />
      <PrintTable<Line>
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
          { item: t('owed'), amount: money(Math.max(0, owed)) },
        ]}
      />
      <p>
        <strong>{t('inWords')}</strong> {t('only', { amount: amountInWords(invoice.Amount, language) })}
      </p>
      {invoice.Amount.Currency !== content.BaseCurrency && (
        <p>
          {t('rate', {
            base: content.BaseCurrency,
            rate: format.number(content.Rate),
            currency: invoice.Amount.Currency,
          })}
        </p>
      )}
      {hasBank && (
        <p className={classes['bank']}>
          <strong>{t('bank')}</strong>
          <Localized text={content.BankDetails} />
        </p>
      )}
      {invoice.State === 'sent' && <p>{t('howToPay')}</p>}
    </>
  )
}
