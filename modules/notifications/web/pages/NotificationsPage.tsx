import { Button, Group, NativeSelect, Switch } from '@mantine/core'
import { topics } from '#platform/shared/record/notice-topics.ts'
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
import { NotificationGroups } from '../parts/NotificationGroups.tsx'
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
  const { values, change } = useAddress({ page: 1, size: 20, unread: false, search: '', topic: '', alone: false })
  const topic = topics.find((each) => each === values.topic)
  const choices = useCall(calls.getMailChoices, {})
  const asked = {
    pageNum: values.page,
    pageSize: values.size,
    unread: values.unread ? ('true' as const) : undefined,
    search: values.search || undefined,
    topic,
  }
  const each = useCall(calls.getUserNotifications, user && values.alone ? asked : skip)
  const together = useCall(calls.getNotificationGroups, user && !values.alone ? asked : skip)
  const readAll = useSend(calls.setAllNotificationAsRead, { quiet: true })
  useLiveNotifications()
  const narrowed = values.unread || values.search !== '' || topic !== undefined
  const nothing = narrowed ? (
    <EmptyState
      sentence={t(values.search || topic ? 'noneFound' : 'noneUnread')}
      action={{ label: t('showAll'), onClick: () => change({ unread: false, search: '', topic: '', page: 1 }) }}
    />
  ) : (
    <EmptyState sentence={t('none')} />
  )
  const foot = (total: number) => (
    <TableFoot
      pageNum={values.page}
      pageSize={values.size}
      total={total}
      onPage={(page) => change({ page })}
      onPageSize={(size) => change({ size, page: 1 })}
    />
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
        <NativeSelect
          aria-label={t('templates.topic')}
          value={topic ?? ''}
          onChange={(event) => change({ topic: event.currentTarget.value, page: 1 })}
          data={[
            { value: '', label: t('templates.allTopics') },
            ...(choices.data?.Items ?? []).map(({ Topic }) => ({ value: Topic, label: t(`topicNames.${Topic}`) })),
          ]}
        />
        <Switch
          label={t('group')}
          checked={!values.alone}
          onChange={(event) => change({ alone: !event.currentTarget.checked, page: 1 })}
        />
        <Switch
          label={t('unreadOnly')}
          checked={values.unread}
          onChange={(event) => change({ unread: event.currentTarget.checked, page: 1 })}
        />
      </Group>
      {values.alone ? (
        <QueryView query={each} empty={(data) => data.Total === 0} emptyState={nothing}>
          {({ Items, Total }) => (
            <Section flush>
              <NotificationRows items={Items} />
              {foot(Total)}
            </Section>
          )}
        </QueryView>
      ) : (
        <QueryView query={together} empty={(data) => data.Total === 0} emptyState={nothing}>
          {({ Items, Total }) => (
            <Section flush>
              <NotificationGroups items={Items} />
              {foot(Total)}
            </Section>
          )}
        </QueryView>
      )}
    </Page>
  )
}
