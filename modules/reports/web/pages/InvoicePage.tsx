import type { Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/address.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { useText } from '#platform/web/text.ts'
import { reportsCalls } from '../../contract/calls.ts'
import { DocumentWords as Words } from '../parts/DocumentWords.tsx'
import { ReportPage } from '../parts/ReportPage.tsx'
import { loadPdf, useReport } from '../parts/useReport.ts'

type Content = Output<typeof reportsCalls.getInvoiceReport>
type Line = Content['Invoice']['Lines'][number]

export default function InvoicePage() {
  const ID = useIdParam()
  const AnnualPlanID = useIdParam('AnnualPlanID')
  const parameters: Record<string, number> | null =
    ID === null ? null : { ID, ...(AnnualPlanID !== null && { AnnualPlanID }) }
  const query = useReport(reportsCalls.getInvoiceReport, parameters as { ID: number } | null)
  return (
    <ReportPage query={query}>
      {(content) => (
        <PrintLayout
          paper="portrait"
          academy={content.AcademyName}
          title={<Words path="screens.invoice" />}
          subtitle={<Words path={`invoice.states.${content.Invoice.State}`} />}
          reference={content.Invoice.Number}
          referenceLabel={<Words path="invoice.number" />}
          languages={['ar', 'en', 'fr']}
          language={content.Language as Language}
          {...(parameters && {
            pdf: {
              name: `${content.Invoice.Number}.pdf`,
              load: (language: Language) => loadPdf('CourseRegistrationInvoiceIACE', parameters, language),
            },
          })}
        >
          <Invoice content={content} />
        </PrintLayout>
      )}
    </ReportPage>
  )
}

function Invoice({ content }: { content: Content }) {
  const t = useText('reports')
  const format = useFormat()
  const { Invoice: invoice } = content
  const money = (Minor: number) => format.money({ Minor, Currency: invoice.Amount.Currency })
  return (
    <>
      <PrintFacts
        items={[
          [t('invoice.billTo'), <Localized key="to" text={content.OrganizationName ?? content.TraineeName} />],
          [t('invoice.registration'), <Code key="registration">{content.RegistrationCode}</Code>],
          [t('evaluation.trainee'), <Localized key="trainee" text={content.TraineeName} />],
          [t('invoice.issued'), format.dateTime(invoice.IssuedAt)],
          [t('invoice.course'), <Localized key="course" text={content.CourseName} />],
          [t('invoice.due'), format.day(invoice.DueDate)],
          [t('certificate.classCode'), <Code key="class">{content.ClassCode}</Code>],
          [t('invoice.dates'), format.dayRange(content.StartDate, content.EndDate)],
        ]}
      />
      <PrintTable<Line>
        rows={invoice.Lines}
        columns={[
          { key: 'item', label: t('invoice.item'), cell: (line) => <Localized text={line.Text} /> },
          { key: 'quantity', label: t('invoice.quantity'), align: 'end', cell: (line) => format.number(line.Quantity) },
          {
            key: 'amount',
            label: t('invoice.amount'),
            align: 'end',
            cell: (line) => money(line.Minor * line.Quantity),
          },
        ]}
        totals={[
          { item: t('invoice.total'), amount: format.money(invoice.Amount) },
          { item: t('invoice.received'), amount: format.money(invoice.Received) },
          { item: t('invoice.owed'), amount: money(Math.max(0, invoice.Amount.Minor - invoice.Received.Minor)) },
        ]}
      />
      {invoice.Amount.Currency !== 'USD' && (
        <p>{t('invoice.rate', { rate: format.number(content.PerUsd), currency: invoice.Amount.Currency })}</p>
      )}
      {invoice.State === 'sent' && <p>{t('invoice.howToPay')}</p>}
    </>
  )
}
