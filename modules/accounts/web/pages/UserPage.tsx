import { Alert } from '@mantine/core'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { accountsCalls } from '../../contract/calls.ts'
import { UserAccount } from '../parts/users/UserAccount.tsx'
import { UserHistory } from '../parts/users/UserHistory.tsx'
import { UserOpens } from '../parts/users/UserOpens.tsx'
import { UserSessions } from '../parts/users/UserSessions.tsx'
import { useUserSteps } from '../parts/users/useUserSteps.tsx'
import { userTones } from '../parts/users/user-tones.ts'
import type { User } from '../parts/users/user.ts'

export default function UserPage() {
  const id = useIdParam()
  const query = useCall(accountsCalls.getUser, id === null ? skip : { ID: id }, { keep: false })
  return (
    <QueryView query={id === null ? nowhere : query} module="accounts">
      {(user) => <UserView key={user.ID} user={user} />}
    </QueryView>
  )
}

function UserView({ user }: { user: User }) {
  const t = useText('users')
  const pick = usePick()
  const go = useGo()
  const isAdmin = useMayPass('admin')
  const { steps, dialog } = useUserSteps(() => void go('/user'))
  return (
    <Page
      title={pick(user.Name) || user.Email}
      badge={<StateBadge module="users" state={user.State} tones={userTones} />}
      actions={<ActionBar module="accounts" allowed={user.Actions} shown={2} actions={steps(user)} />}
    >
      {user.Actions.length === 0 && <Alert color="blue">{t('beyond')}</Alert>}
      {user.IsOwn && <Alert color="blue">{t('own')}</Alert>}
      <AddressTabs
        tabs={[
          { key: 'account', label: t('tabs.account'), content: () => <UserAccount user={user} /> },
          ...(isAdmin
            ? [
                { key: 'opens', label: t('tabs.opens'), content: () => <UserOpens user={user} /> },
                { key: 'sessions', label: t('tabs.sessions'), content: () => <UserSessions user={user} /> },
              ]
            : []),
          { key: 'history', label: t('tabs.history'), content: () => <UserHistory user={user} /> },
        ]}
      />
      {dialog}
    </Page>
  )
}
