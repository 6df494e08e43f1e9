import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { invoiceTones } from '../money/invoice-tones.ts'
import { askedOn } from '#modules/billing/rules/owed.ts'

type Row = Output<typeof calls.getAllTraineeInvoices>[number]

const subjectHref = ({ SubjectKind, SubjectID: ID }: Row) =>
  SubjectKind === 'courseRequest'
    ? href('/CourseRequest-Edit/:ID?', { ID })
    : href('/CourseRegistration-Edit/:ID', { ID })

/** The invoices of a trainee's registrations and course requests, the newest first. */
export function InvoicesOfTrainee({ ID }: SectionOf) {
  const t = useText('registration')
  const format = useFormat()
  const query = useCall(calls.getAllTraineeInvoices, { traineeID: ID })
  return (
    <QueryView query={query} module="registration">
      {(rows) => (
        <Section flush>
          <SimpleTable
            caption={t('sections.invoices')}
            rows={rows}
            rowKey={(row: Row) => row.ID}
            emptySentence={t('sections.noInvoices')}
            columns={[
              {
                key: 'number',
                label: t('payment.number'),
                cell: (row: Row) => (
                  <Anchor component={AppLink} to={subjectHref(row) as '/'} inherit>
                    <Code>{row.Number}</Code>
                  </Anchor>
                ),
              },
              {
                key: 'course',
                label: t('fields.course'),
                card: 'title',
                cell: (row: Row) => row.CourseName && <Localized text={row.CourseName} />,
              },
              {
                key: 'amount',
                label: t('payment.amount'),
                align: 'end',
                cell: (row: Row) => format.money(row.Amount),
              },
              {
                key: 'owed',
                label: t('payment.owed'),
                align: 'end',
                cell: (row: Row) => (row.State === 'void' ? null : format.money(askedOn(row))),
              },
              { key: 'due', label: t('payment.due'), cell: (row: Row) => format.day(row.DueDate) },
              {
                key: 'state',
                label: t('payment.state'),
                card: 'badge',
                cell: (row: Row) => (
                  <StateBadge tone={invoiceTones[row.State]} label={t(`invoiceStates.${row.State}`)} />
                ),
              },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}
