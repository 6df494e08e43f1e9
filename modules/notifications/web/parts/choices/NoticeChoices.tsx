import { Alert } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { PushDevices } from './PushDevices.tsx'
import { QuietHours } from './QuietHours.tsx'
import { TopicChoices } from './TopicChoices.tsx'

/** How this person is told of what, on the pages of the own account. */
export default function NoticeChoices() {
  const t = useText('notifications/choices')
  const query = useCall(calls.getMailChoices, {})
  const isActing = Boolean(useUser()?.acting)
  return (
    <>
      <Section title={t('title')} description={t('hint')}>
        {isActing && (
          <Alert color="blue" mb="md">
            {t('acting')}
          </Alert>
        )}
        <QueryView query={query} module="notifications">
          {({ Items, DailyAt }) => <TopicChoices items={Items} dailyAt={DailyAt} disabled={isActing} />}
        </QueryView>
      </Section>
      {query.data && <QuietHours quiet={query.data.Quiet} disabled={isActing} />}
      <PushDevices disabled={isActing} />
    </>
  )
}
