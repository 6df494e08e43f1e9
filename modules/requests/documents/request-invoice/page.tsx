import { InvoiceSheet } from '#modules/billing/web/public.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import type requestInvoice from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof requestInvoice, typeof ar>

export default documentPage<typeof requestInvoice, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { Invoice } }, word) => ({
    // What was called off waits for no payment.
    ...((Invoice.State !== 'sent' || Invoice.IsAsked) && { subtitle: word(`states.${Invoice.State}`) }),
    reference: Invoice.Number,
    referenceLabel: word('number'),
  }),
  Body: Invoice,
})

function Invoice({ Content: content, t }: Shown) {
  const format = useFormat()
  const { Invoice: invoice } = content
  return (
    <>
      <PrintFacts
        items={[
          [t('billTo'), <Localized key="to" text={content.PayerName} />],
          [t('request'), <Code key="request">{content.RequestNumber}</Code>],
          [t('course'), <Localized key="course" text={content.CourseName} />],
          [t('issued'), format.dateTime(invoice.IssuedAt)],
          [t('dates'), format.dayRange(content.FirstDay, content.LastDay)],
          [t('due'), format.day(invoice.DueDate)],
          [t('trainees'), format.number(content.Trainees)],
          ...(content.ClassCode ? ([[t('classCode'), <Code key="class">{content.ClassCode}</Code>]] as const) : []),
        ]}
      />
      <InvoiceSheet
        invoice={invoice}
        rate={content.Rate}
        baseCurrency={content.BaseCurrency}
        bankDetails={content.BankDetails}
        t={t}
      />
      {invoice.IsAsked && <p>{t('howToPay')}</p>}
    </>
  )
}
