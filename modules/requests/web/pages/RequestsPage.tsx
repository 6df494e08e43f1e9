import { Button, Group, Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { queues, requestTasks } from '../../rules/request-states.ts'
import { RequestsTable } from '../parts/RequestsTable.tsx'
import { useOwnDoor } from '../parts/useOwnDoor.ts'

/** All course requests, with how many wait for the academy's next step. */
export default function RequestsPage() {
  const isOwn = useOwnDoor()
  return isOwn ? null : <AllRequests />
}

function AllRequests() {
  const t = useText('requests')
  const { data } = useCall(calls.getCourseRequestCounts, {})
  const { data: tasks } = useCall(calls.getCourseRequestTasks, {})
  const counts = new Map(data?.map((each) => [each.State as string, each.Count]))
  const waiting = new Map(tasks?.map((each) => [each.Task as string, each.Count]))
  return (
    <Page
      title={t('screens.requests')}
      actions={
        <Group gap="xs">
          <Button component={AppLink} variant="default" to="/CourseRequestCosting">
            {t('screens.costing')}
          </Button>
          <Button component={AppLink} to="/CourseRequest-Edit/:ID?">
            {t('newRequest')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <CountTiles
          tiles={[
            ...queues.map((state) => ({
              key: state as string,
              count: counts.get(state) ?? 0,
              label: t(`states.${state}`),
              href: href('/CourseRequest', {}, { State: state }),
            })),
            // Seldom, so they stand there when they wait.
            ...requestTasks
              .filter((task) => (waiting.get(task) ?? 0) > 0)
              .map((task) => ({
                key: task as string,
                count: waiting.get(task) ?? 0,
                label: t(`tasks.${task}`),
                href: href('/CourseRequest', {}, { Task: task }),
              })),
          ]}
        />
        <RequestsTable id="course-requests" emptySentence={t('none')} />
      </Stack>
    </Page>
  )
}
