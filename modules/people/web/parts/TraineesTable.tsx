import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../contract/calls.ts'
import { genders } from '../../contract/trainee-shapes.ts'
import { traineeButtons } from './people-buttons.ts'
import { AccountBadge, PersonBadges } from './PersonBadges.tsx'

type Row = Output<typeof peopleCalls.listTrainees>['Items'][number]

/** What a list of trainees shows, in the academy's table and in an organization's. */
export function useTraineeColumns(): Column<Row>[] {
  const t = useText('people')
  const format = useFormat()
  const pick = usePick()
  return [
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
    {
      key: 'Gender',
      label: t('fields.gender'),
      hidden: true,
      text: (row) => (row.Gender ? t(`genders.${row.Gender}`) : ''),
      cell: (row) => row.Gender && t(`genders.${row.Gender}`),
    },
    { key: 'BirthDate', label: t('fields.birthDate'), hidden: true, cell: (row) => format.day(row.BirthDate) },
    {
      key: 'NationalityName',
      label: t('fields.nationality'),
      text: (row) => pick(row.NationalityName),
      cell: (row) => <Localized text={row.NationalityName} />,
    },
    { key: 'Email', label: t('fields.email'), sort: true, cell: (row) => <Code>{row.Email}</Code> },
    { key: 'Mobile', label: t('fields.mobile'), cell: (row) => <Code>{row.Mobile}</Code> },
    { key: 'JobTitle', label: t('fields.jobTitle'), hidden: true, cell: (row) => <bdi>{row.JobTitle}</bdi> },
    {
      key: 'PassportExpiresOn',
      label: t('fields.passportExpiresOn'),
      hidden: true,
      cell: (row) => format.day(row.PassportExpiresOn),
    },
    {
      key: 'AccountState',
      label: t('fields.account'),
      text: (row) => t(`accountStates.${row.AccountState ?? 'none'}`),
      cell: (row) => <AccountBadge state={row.AccountState} />,
    },
    {
      key: 'IsActive',
      label: t('fields.isActive'),
      card: 'badge',
      hidden: true,
      text: (row) => t(row.IsActive ? 'states.active' : 'states.inactive'),
      cell: (row) => <PersonBadges isActive={row.IsActive} isNew={row.IsNew} />,
    },
  ]
}

/** Every trainee of the academy. */
export function TraineesTable() {
  const t = useText('people')
  const pick = usePick()
  const mayDelete = useMayPass('editor')
  const mayInvite = useMayPass('reviewers')
  const format = useFormat()
  const columns = useTraineeColumns()
  const organization: Column<Row> = {
    key: 'OrganizationName',
    label: t('fields.organization'),
    text: (row) => pick(row.OrganizationName),
    cell: (row) => <Localized text={row.OrganizationName} />,
  }
  const filters: Filter[] = [
    {
      key: 'OrganizationID',
      label: t('fields.organization'),
      kind: 'record',
      call: peopleCalls.listOrganizations,
      option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
    },
    {
      key: 'NationalityID',
      label: t('fields.nationality'),
      kind: 'record',
      call: lookupsCalls.getLookupOptions,
      input: { Lookup: 'Nationality' },
      whole: true,
      option: (row) => ({ value: row.ID, label: pick(row.Name) }),
    },
    { key: 'NameAsked', label: t('nameAsked'), kind: 'flag' },
    {
      key: 'Gender',
      label: t('fields.gender'),
      kind: 'choice',
      options: genders.map((value) => ({ value, label: t(`genders.${value}`) })),
    },
    { key: 'IsNew', label: t('states.new'), kind: 'flag' },
    { key: 'IsLight', label: t('states.light'), kind: 'flag' },
    { key: 'IsActive', label: t('states.active'), kind: 'flag' },
  ]
  return (
    <Page
      title={t('screens.trainees')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileImport size="1rem" />}
            component={AppLink}
            to="/User/Trainee"
            search={{ import: 'new' }}
          >
            {t('acts.readRoster.do')}
          </Button>
          <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/User/Trainee-Edit/:ID?">
            {t('acts.addTrainee.do')}
          </Button>
        </>
      }
    >
      <DataTable<Row>
        id="trainees"
        module="people"
        call={peopleCalls.listTrainees}
        columns={[...columns.slice(0, 7), organization, ...columns.slice(7)]}
        filters={filters}
        searchable
        searchLabel={t('searchPeople')}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/User/Trainee-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) => traineeButtons(row, { href: href('/User/Trainee-Edit/:ID?', { ID: row.ID }) })}
        {...(mayInvite && {
          bulkActions: (ids: number[]) => ({
            inviteTrainee: {
              always: true,
              confirm: true,
              done: '',
              run: async () => {
                const { Invited } = await send(peopleCalls.inviteTrainees, { body: { IDs: ids } })
                toast.done(t('invitedSome', { count: format.number(Invited) }))
              },
            },
            deleteTrainee: mayDelete && {
              danger: true,
              always: true,
              run: () => send(peopleCalls.deleteTrainees, { body: { IDs: ids } }),
            },
          }),
        })}
        defaultSort="FullName"
        emptySentence={t('noTrainees')}
        emptyAction={{ label: t('acts.addTrainee.do'), href: '/User/Trainee-Edit' }}
      />
    </Page>
  )
}
