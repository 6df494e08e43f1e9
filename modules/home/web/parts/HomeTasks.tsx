import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import { pageOfTask } from '../../rules/home-tasks.ts'

type Tasks = Output<typeof getHomeModel>['Tasks']
/** What waits for the reader, each leading to where it is done. */
export function HomeTasks({ tasks }: { tasks: Tasks }) {
  const t = useText('home')
  const role = useUser()?.userRole
  return (
    <Section title={t('tasks')}>
      {tasks.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('nothing')}{' '}
          {(role === 'trainee' || role === 'customer') && (
            <Anchor component={AppLink} to="/UpcomingCourse" size="sm" underline="always">
              {t('upcoming')}
            </Anchor>
          )}
        </Text>
      ) : (
        <CountTiles
          tiles={tasks.map(({ Key, Count, Only }) => ({
            key: Key,
            count: Count,
            label: t(`task.${Key}`),
            href: pageOfTask(Key, role, Only),
          }))}
        />
      )}
    </Section>
  )
}
