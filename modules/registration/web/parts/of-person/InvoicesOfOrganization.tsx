import { Anchor, Stack } from '@mantine/core'
import { ages } from '#modules/billing/rules/ageing.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { invoiceStandings } from '../../../contract/organization-invoices.ts'
import { invoiceTones } from '../money/invoice-tones.ts'

const prefix = 'invoices-'

/** What an organization pays for: what it owes and has paid by currency, and each invoice. */
export function InvoicesOfOrganization({ ID }: SectionOf) {
  const t = useText('registration')
  const ofAcademy = useMayPass('reviewers')
  const kit = useKit()
  const standingWords = useStandingWords()
  const { column, filter, props } = useList(calls.getOrganizationInvoices, 'registration')
  return (
    <Stack gap="md">
      <Statement ID={ID} />
      <Ageing ID={ID} />
      <DataTable
        {...props}
        id="invoices-of-organization"
        label={t('sections.invoices')}
        input={{ OrganizationID: ID }}
        addressPrefix={prefix}
        columns={[
          column('Number', { label: t('payment.number'), always: true }),
          column('SubjectCode', { label: t('payment.about') }),
          column('TraineeName', { label: t('fields.trainee') }),
          column('CourseName', { card: 'title' }),
          column('ClassCode', { label: t('fields.class'), hidden: true }),
          column('Amount', { label: t('payment.amount') }),
          column('Received', { label: t('payment.received'), hidden: true }),
          column('Credited', { label: t('payment.credited'), hidden: true }),
          column('Owed', { label: t('payment.owed') }),
          column('IssuedAt', { label: t('payment.issued'), hidden: true }),
          column('DueDate', { label: t('payment.due') }),
          column('Age', { label: t('statement.age'), words: (age) => t(`statement.ages.${age}`) }),
          column('State', {
            label: t('payment.state'),
            card: 'badge',
            tones: invoiceTones,
            words: (state) => t(`invoiceStates.${state}`),
          }),
        ]}
        filters={[
          filter('Standing', { label: t('payment.state'), words: standingWords }),
          filter('Age', { label: t('statement.age'), words: (age) => t(`statement.ages.${age}`) }),
          filter('Currency', { label: kit('form.currency'), latin: true }),
        ]}
        rowHref={(row) => subjectHref(ofAcademy, row)}
        emptySentence={t('sections.noInvoices')}
      />
    </Stack>
  )
}

/** The page of what an invoice is about. */
function subjectHref(ofAcademy: boolean, row: Output<typeof calls.getOrganizationInvoices>['Items'][number]) {
  if (row.SubjectKind === 'courseRequest')
    return ofAcademy
      ? href('/CourseRequest-Edit/:ID?', { ID: row.SubjectID })
      : href('/FollowCourseRequest', {}, { request: row.SubjectID })
  return ofAcademy
    ? href('/CourseRegistration-Edit/:ID', { ID: row.SubjectID })
    : href('/RegisterConfirmation/:Code?', { Code: row.SubjectCode })
}

type Standing = (typeof invoiceStandings)[number]

function useStandingWords() {
  const t = useText('registration')
  return (standing: Standing) =>
    standing === 'open'
      ? t('statement.open')
      : standing === 'void'
        ? t('invoiceStates.void')
        : t(`moneyStates.${standing}`)
}

const invoicesHref = (ofAcademy: boolean, ID: number, filters: Readonly<Record<string, string>>) => {
  const named = Object.entries(filters).map(([key, value]) => [`${prefix}${key}`, value])
  const search = { tab: 'invoices', ...(Object.fromEntries(named) as Record<string, string>) }
  return ofAcademy ? href('/User/Organization-Edit/:ID?', { ID }, search) : href('/TraineeOfCustomer', {}, search)
}

/** What is owed by how long it is past its due day; each amount leads to its invoices. */
function Ageing({ ID }: SectionOf) {
  const t = useText('registration')
  const format = useFormat()
  const ofAcademy = useMayPass('reviewers')
  const { data } = useCall(calls.getOrganizationStatement, { OrganizationID: ID })
  const owing = data?.filter(({ OpenCount }) => OpenCount > 0) ?? []
  if (owing.length === 0) return null
  return (
    <SimpleTable
      caption={t('statement.ageing')}
      rows={owing}
      rowKey={(row) => row.Currency}
      compact
      columns={[
        { key: 'Currency', label: t('statement.ageing'), card: 'title', cell: (row) => <Code>{row.Currency}</Code> },
        ...ages.map((age) => ({
          key: age,
          label: t(`statement.ages.${age}`),
          align: 'end' as const,
          cell: (row: (typeof owing)[number]) => {
            const found = row.Ages.find((each) => each.Age === age)
            if (!found || found.Count === 0) return <>{format.money(found?.Amount)}</>
            return (
              <Anchor
                component={AppLink}
                to={invoicesHref(ofAcademy, ID, { Age: age, Currency: row.Currency }) as '/'}
                inherit
                underline="always"
              >
                {format.money(found.Amount)}
              </Anchor>
            )
          },
        })),
        {
          key: 'Open',
          label: t('statement.open'),
          align: 'end',
          cell: (row) => <strong>{format.money(row.Open)}</strong>,
        },
      ]}
    />
  )
}

/** By currency; each count leads to the invoices that it counts. */
function Statement({ ID }: SectionOf) {
  const t = useText('registration')
  const format = useFormat()
  const ofAcademy = useMayPass('reviewers')
  const words = useStandingWords()
  const { data } = useCall(calls.getOrganizationStatement, { OrganizationID: ID })
  if (!data || data.length === 0) return null
  const shown = (Standing: string, Currency: string) => invoicesHref(ofAcademy, ID, { Standing, Currency })
  return (
    <CountTiles
      tiles={data.flatMap((each) =>
        (
          [
            ['open', each.Open, each.OpenCount],
            ['overdue', each.Overdue, each.OverdueCount],
            ['paid', each.Paid, each.PaidCount],
          ] as const
        ).map(([standing, amount, count]) => ({
          key: `${standing}-${each.Currency}`,
          count,
          label: t('statement.amount', { standing: words(standing), amount: format.money(amount) }),
          href: shown(standing, each.Currency),
        })),
      )}
    />
  )
}
