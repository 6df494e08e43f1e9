import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { InvoiceSheet } from '../../web/parts/InvoiceSheet.tsx'
import type invoice from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof invoice, typeof ar>

export default documentPage<typeof invoice, typeof ar>({
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
