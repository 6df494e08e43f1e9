import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { permissions } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, nothing, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useRoleName } from '#platform/web/role-words.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PersonPhoto } from '#platform/web/ui/PersonPhoto.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { accountsCalls } from '../../contract/calls.ts'
import { accountRoles } from '../../contract/users.ts'
import { accountStates } from '../../rules/account-states.ts'
import { useUserSteps } from '../parts/users/useUserSteps.tsx'
import { userTones } from '../parts/users/user-tones.ts'

type Row = Output<typeof accountsCalls.searchUsers>['Items'][number]

export default function UsersPage() {
  const t = useText('users')
  const roleName = useRoleName()
  const platform = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const { steps, dialog } = useUserSteps()
  const permissionsOf = (row: Row) =>
    row.Permissions.map((each) => platform(`permissions.${each}`)).join(format.separator)
  const columns: Column<Row>[] = [
    {
      key: 'Name',
      label: t('fields.name'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => pick(row.Name),
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <PersonPhoto fileId={row.PhotoID} name={pick(row.Name)} size="1.75rem" quiet />
          <Localized text={row.Name} />
        </Group>
      ),
    },
    { key: 'Email', label: t('fields.email'), sort: true, cell: (row) => <Code>{row.Email}</Code> },
    { key: 'Role', label: t('fields.role'), sort: true, text: (row) => roleName(row.Role, row.Gender) },
    {
      key: 'Permissions',
      label: t('fields.permissions'),
      align: 'end',
      text: permissionsOf,
      cell: (row) => (
        <span title={permissionsOf(row)}>
          {row.Permissions.length > 0 ? format.number(row.Permissions.length) : nothing}
        </span>
      ),
    },
    {
      key: 'State',
      label: t('fields.state'),
      sort: true,
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="users" state={row.State} tones={userTones} />,
    },
    {
      key: 'LastSignIn',
      label: t('fields.lastSignIn'),
      sort: true,
      align: 'end',
      text: (row) => (row.LastSignIn ? format.dateTime(row.LastSignIn) : t('never')),
      cell: (row) => (row.LastSignIn ? <InstantText at={row.LastSignIn} /> : t('never')),
    },
  ]
  const choice = (key: string, label: string, options: { value: string; label: string }[]): Filter => ({
    key,
    label,
    kind: 'choice',
    options,
  })
  const filters = [
    choice(
      'Role',
      t('fields.role'),
      accountRoles.map((value) => ({ value, label: platform(`roles.${value}`) })),
    ),
    choice(
      'State',
      t('fields.state'),
      accountStates.map((value) => ({ value, label: t(`states.${value}`) })),
    ),
    choice(
      'Permission',
      t('fields.permission'),
      permissions.map((value) => ({ value, label: platform(`permissions.${value}`) })),
    ),
  ]
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/User/Account-Edit/:ID?">
          {t('add')}
        </Button>
      }
    >
      <DataTable<Row>
        id="users"
        module="accounts"
        call={accountsCalls.searchUsers}
        columns={columns}
        filters={filters}
        searchable
        searchLabel={t('searchHint')}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/User/Account/:ID', { ID: row.ID })}
        rowActions={steps}
        defaultSort="Name"
        emptySentence={t('none')}
      />
      {dialog}
    </Page>
  )
}
