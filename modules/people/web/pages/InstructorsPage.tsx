import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { useApplicationFilter } from '../parts/applications.tsx'
import { useInstructorButtons } from '../parts/people-buttons.ts'
import { AccountBadge, PersonBadges } from '../parts/PersonBadges.tsx'

type Row = Output<typeof peopleCalls.listInstructors>['Items'][number]

export default function InstructorsPage() {
  const t = useText('people')
  const format = useFormat()
  const pick = usePick()
  const rolesOf = (row: Row) =>
    format.list([...(row.IsExaminer ? [t('examiner')] : []), ...(row.IsPracticalAssessor ? [t('assessor')] : [])])
  const columns: Column<Row>[] = [
    { key: 'Code', label: t('fields.code'), sort: true, width: '6.5rem', cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'FullName',
      label: t('fields.name'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => pick(row.FullName),
      cell: (row) => <Localized text={row.FullName} />,
    },
    { key: 'roles', label: t('fields.roles'), text: rolesOf, cell: rolesOf },
    {
      key: 'StatusName',
      label: t('fields.status'),
      text: (row) => pick(row.StatusName),
      cell: (row) => <Localized text={row.StatusName} />,
    },
    {
      key: 'IndustrySectorName',
      label: t('fields.industrySector'),
      hidden: true,
      text: (row) => pick(row.IndustrySectorName),
      cell: (row) => <Localized text={row.IndustrySectorName} />,
    },
    { key: 'Email', label: t('fields.email'), sort: true, cell: (row) => <Code>{row.Email}</Code> },
    { key: 'Mobile', label: t('fields.mobile'), cell: (row) => <Code>{row.Mobile}</Code> },
    {
      key: 'DailyFee',
      label: t('fields.dailyFee'),
      align: 'end',
      text: (row) => format.money(row.DailyFee),
      cell: (row) => format.money(row.DailyFee),
    },
    {
      key: 'AccountState',
      label: t('fields.account'),
      hidden: true,
      text: (row) => t(`accountStates.${row.AccountState ?? 'none'}`),
      cell: (row) => <AccountBadge state={row.AccountState} />,
    },
    {
      key: 'IsActive',
      label: t('fields.isActive'),
      card: 'badge',
      text: (row) =>
        row.ApplicationState === 'approved'
          ? t(row.IsActive ? 'states.active' : 'states.inactive')
          : t(`applications.${row.ApplicationState}`),
      cell: (row) => <PersonBadges isActive={row.IsActive} isNew={row.IsNew} application={row.ApplicationState} />,
    },
  ]
  const lookup = (key: string, name: string, label: string): Filter => ({
    key,
    label,
    kind: 'record',
    call: lookupsCalls.getLookupOptions,
    input: { Lookup: name },
    whole: true,
    option: (row) => ({ value: row.ID, label: pick(row.Name) }),
  })
  const applicationFilter = useApplicationFilter()
  const buttons = useInstructorButtons()
  return (
    <Page
      title={t('screens.instructors')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/Instructor/Add-Edit/:ID?">
          {t('acts.addInstructor.do')}
        </Button>
      }
    >
      <DataTable<Row>
        id="instructors"
        module="people"
        call={peopleCalls.listInstructors}
        columns={columns}
        filters={[
          applicationFilter,
          lookup('StatusID', 'InstructorStatus', t('fields.status')),
          lookup('IndustrySectorID', 'IndustrySector', t('fields.industrySector')),
          { key: 'IsExaminer', label: t('examiner'), kind: 'flag' },
          { key: 'IsActive', label: t('states.active'), kind: 'flag' },
        ]}
        searchable
        searchLabel={t('searchPeople')}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/Instructor/Add-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) => buttons(row, { href: href('/Instructor/Add-Edit/:ID?', { ID: row.ID }) })}
        defaultSort="FullName"
        emptySentence={t('noInstructors')}
      />
    </Page>
  )
}
