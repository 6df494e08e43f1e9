import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { InstantText, Localized, nothing, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useRoleName } from '#platform/web/words/role-words.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { accountsCalls } from '../../contract/calls.ts'
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
  const { column, filter, props, waiting } = useList(accountsCalls.searchUsers, 'users')
  const columns = [
    column('Name', {
      always: true,
      card: 'title',
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <PersonPhoto fileId={row.PhotoID} name={pick(row.Name)} size="1.75rem" quiet />
          <Localized text={row.Name} />
        </Group>
      ),
    }),
    column('Email'),
    column('Role', { text: (row) => roleName(row.Role, row.Gender), cell: (row) => roleName(row.Role, row.Gender) }),
    column('Permissions', {
      align: 'end',
      text: permissionsOf,
      cell: (row) => (
        <span title={permissionsOf(row)}>
          {row.Permissions.length > 0 ? format.number(row.Permissions.length) : nothing}
        </span>
      ),
    }),
    column('State', { tones: userTones }),
    column('LastSignIn', {
      align: 'end',
      text: (row) => (row.LastSignIn ? format.dateTime(row.LastSignIn) : t('never')),
      cell: (row) => (row.LastSignIn ? <InstantText at={row.LastSignIn} /> : t('never')),
    }),
  ]
  const filters = [
    filter('Role', { words: (role) => platform(`roles.${role}`) }),
    filter('State'),
    filter('Permission', { words: (permission) => platform(`permissions.${permission}`) }),
    filter('NeedsFactor', { label: t('fields.needsFactor') }),
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
      <DataTable
        {...props}
        id="users"
        module="accounts"
        columns={columns}
        filters={filters}
        needsAction={waiting({ State: 'waiting' })}
        searchable
        searchLabel={t('searchHint')}
        rowHref={(row) => href('/User/Account/:ID', { ID: row.ID })}
        rowActions={steps}
        emptySentence={t('none')}
      />
      {dialog}
    </Page>
  )
}
