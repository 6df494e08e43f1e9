import { Button, Group, Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { queues } from '../../rules/request-states.ts'
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
  const counts = new Map(data?.map((each) => [each.State as string, each.Count]))
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
          tiles={queues.map((state) => ({
            key: state,
            count: counts.get(state) ?? 0,
            label: t(`states.${state}`),
            href: href('/CourseRequest', {}, { State: state }),
          }))}
        />
        <RequestsTable id="course-requests" emptySentence={t('none')} />
      </Stack>
    </Page>
  )
}
