import { OwnClassesAttendance } from '#modules/attendance/web/public.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { FeedButton } from '../parts/FeedButton.tsx'
import { Schedule } from '../parts/Schedule.tsx'

/** What comes up for the trainee, and how the sessions were attended, class by class. */
export default function MySchedulePage() {
  const t = useText('schedule')
  return (
    <Page title={t('screens.mySchedule')} actions={<FeedButton />}>
      <AddressTabs
        tabs={[
          { key: 'calendar', label: t('calendar'), content: () => <Schedule none={t('none')} /> },
          { key: 'attendance', label: t('attendance'), content: () => <OwnClassesAttendance /> },
        ]}
      />
    </Page>
  )
}
