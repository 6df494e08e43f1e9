import { Button, Group, Switch } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { SearchInput } from '#platform/web/tables/address/SearchInput.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { useLiveNotifications } from '../parts/live.ts'
import { NotificationRows } from '../parts/NotificationRow.tsx'

export default function NotificationsPage() {
  const t = useText('notifications')
  const user = useUser()
  if (!user)
    return (
      <Page title={t('screens.notifications')} width="form">
        <EmptyState
          sentence={t('signInFirst')}
          action={{ label: t('signIn'), href: '/pages/login?to=/Notifications' }}
        />
      </Page>
    )
  return <OwnNotifications />
}

function OwnNotifications() {
  const t = useText('notifications')
  const user = useUser()
  const { values, change } = useAddress({ page: 1, size: 20, unread: false, search: '' })
  const query = useCall(
    calls.getUserNotifications,
    user
      ? {
          pageNum: values.page,
          pageSize: values.size,
          unread: values.unread ? 'true' : undefined,
          search: values.search || undefined,
        }
      : skip,
  )
  const readAll = useSend(calls.setAllNotificationAsRead, { quiet: true })
  useLiveNotifications()
  const narrowed = values.unread || values.search !== ''
  const nothing = narrowed ? (
    <EmptyState
      sentence={t(values.search ? 'noneFound' : 'noneUnread')}
      action={{ label: t('showAll'), onClick: () => change({ unread: false, search: '', page: 1 }) }}
    />
  ) : (
    <EmptyState sentence={t('none')} />
  )
  return (
    <Page
      title={t('screens.notifications')}
      width="form"
      actions={
        <Button variant="default" loading={readAll.sending} onClick={() => void readAll.send({})}>
          {t('readAll')}
        </Button>
      }
    >
      <Group justify="space-between">
        <SearchInput value={values.search} onChange={(search) => change({ search, page: 1 })} label={t('search')} />
        <Switch
          label={t('unreadOnly')}
          checked={values.unread}
          onChange={(event) => change({ unread: event.currentTarget.checked, page: 1 })}
        />
      </Group>
      <QueryView query={query} empty={(data) => data.Total === 0} emptyState={nothing}>
        {(data) => (
          <Section flush>
            <NotificationRows items={data.Items} />
            <TableFoot
              pageNum={values.page}
              pageSize={values.size}
              total={data.Total}
              onPage={(page) => change({ page })}
              onPageSize={(size) => change({ size, page: 1 })}
            />
          </Section>
        )}
      </QueryView>
    </Page>
  )
}
