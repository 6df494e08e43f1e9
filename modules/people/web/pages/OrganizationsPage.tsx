import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { useApplicationFilter } from '../parts/applications.tsx'
import { useOrganizationButtons } from '../parts/people-buttons.ts'
import { PersonBadges } from '../parts/PersonBadges.tsx'

type Row = Output<typeof peopleCalls.listOrganizations>['Items'][number]

export default function OrganizationsPage() {
  const t = useText('people')
  const format = useFormat()
  const pick = usePick()
  const columns: Column<Row>[] = [
    { key: 'Code', label: t('fields.code'), sort: true, width: '7rem', cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'Name',
      label: t('fields.organizationName'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => pick(row.Name),
      cell: (row) => <Localized text={row.Name} />,
    },
    { key: 'City', label: t('fields.city'), cell: (row) => <bdi>{row.City}</bdi> },
    {
      key: 'CountryName',
      label: t('fields.country'),
      text: (row) => pick(row.CountryName),
      cell: (row) => <Localized text={row.CountryName} />,
    },
    { key: 'ContactName', label: t('sections.contactPerson'), cell: (row) => <bdi>{row.ContactName}</bdi> },
    { key: 'ContactEmail', label: t('fields.email'), cell: (row) => <Code>{row.ContactEmail}</Code> },
    {
      key: 'ContactPhone',
      label: t('fields.contactPhone'),
      hidden: true,
      cell: (row) => <Code>{row.ContactPhone}</Code>,
    },
    {
      key: 'TraineeCount',
      label: t('fields.trainees'),
      align: 'end',
      text: (row) => row.TraineeCount,
      cell: (row) => format.number(row.TraineeCount),
    },
    {
      key: 'CreditApproved',
      label: t('fields.creditApproved'),
      text: (row) => t(row.CreditApproved ? 'yes' : 'no'),
      cell: (row) => t(row.CreditApproved ? 'yes' : 'no'),
    },
    {
      key: 'IsActive',
      label: t('fields.isActive'),
      card: 'badge',
      text: (row) =>
        row.ApplicationState === 'approved'
          ? t(row.IsActive ? 'states.active' : 'states.inactive')
          : t(`applications.${row.ApplicationState}`),
      cell: (row) => <PersonBadges isActive={row.IsActive} application={row.ApplicationState} />,
    },
  ]
  const applicationFilter = useApplicationFilter()
  const buttons = useOrganizationButtons()
  return (
    <Page
      title={t('screens.organizations')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/User/Organization-Edit/:ID?">
          {t('acts.addOrganization.do')}
        </Button>
      }
    >
      <DataTable<Row>
        id="organizations"
        module="people"
        call={peopleCalls.listOrganizations}
        columns={columns}
        filters={[
          applicationFilter,
          {
            key: 'CountryID',
            label: t('fields.country'),
            kind: 'record',
            call: lookupsCalls.getLookupOptions,
            input: { Lookup: 'Country' },
            whole: true,
            option: (row) => ({ value: row.ID, label: pick(row.Name) }),
          },
          { key: 'CreditApproved', label: t('fields.creditApproved'), kind: 'flag' },
          { key: 'IsActive', label: t('states.active'), kind: 'flag' },
        ]}
        searchable
        searchLabel={t('searchOrganizations')}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/User/Organization-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) => buttons(row, { href: href('/User/Organization-Edit/:ID?', { ID: row.ID }) })}
        defaultSort="Name"
        emptySentence={t('noOrganizations')}
      />
    </Page>
  )
}
