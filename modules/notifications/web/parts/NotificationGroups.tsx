import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { pageSizes } from '#platform/shared/shapes.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Code } from '#platform/web/format.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { NotificationRow, NotificationRows } from './NotificationRow.tsx'
import classes from './NotificationRow.module.css'

type GroupItem = Output<typeof calls.getNotificationGroups>['Items'][number]

/** The notifications in order, those of one kind about one class as one row, which opens. */
export function NotificationGroups({ items }: { items: readonly GroupItem[] }) {
  return (
    <ul className={classes['rows']}>
      {items.map((item) => (
        <NotificationRow key={item.ID} item={{ ...item, IsRead: item.UnreadCount === 0 }}>
          {item.CourseClassID !== null && item.Count > 1 && <Alike item={item} classId={item.CourseClassID} />}
        </NotificationRow>
      ))}
    </ul>
  )
}

/** How many more there are, and what they say. */
function Alike({ item, classId }: { item: GroupItem; classId: number }) {
  const t = useText('notifications')
  const [opened, setOpened] = useState(false)
  const read = useSend(calls.setGroupAsRead, { quiet: true })
  return (
    <div className={classes['alike']}>
      <Group gap="xs">
        {item.ClassCode && (
          <Text size="sm" component="span">
            <Code>{item.ClassCode}</Code>
          </Text>
        )}
        <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? t('hideAlike') : t('alike', { count: item.Count - 1 })}
        </Button>
        {item.UnreadCount > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={read.sending}
            onClick={() => void read.send({ body: { Kind: item.Kind, CourseClassID: classId } })}
          >
            {t('readAlike')}
          </Button>
        )}
      </Group>
      {opened && <Members kind={item.Kind} classId={classId} />}
    </div>
  )
}

function Members({ kind, classId }: { kind: string; classId: number }) {
  const [{ pageNum, pageSize }, setPage] = useState({ pageNum: 1, pageSize: 20 })
  const query = useCall(calls.getUserNotifications, { kind, CourseClassID: classId, pageNum, pageSize })
  return (
    <QueryView query={query}>
      {({ Items, Total }) => (
        <>
          <NotificationRows items={Items} />
          {Total > pageSizes[0] && (
            <TableFoot
              pageNum={pageNum}
              pageSize={pageSize}
              total={Total}
              onPage={(page) => setPage({ pageNum: page, pageSize })}
              onPageSize={(size) => setPage({ pageNum: 1, pageSize: size })}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
