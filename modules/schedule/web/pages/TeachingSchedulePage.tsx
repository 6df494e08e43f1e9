import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { FeedButton } from '../parts/FeedButton.tsx'
import { Schedule } from '../parts/Schedule.tsx'

/** What the instructor teaches and examines. */
export default function TeachingSchedulePage() {
  const t = useText('schedule')
  return (
    <Page title={t('screens.teachingSchedule')} actions={<FeedButton />}>
      <Schedule none={t('none')} />
    </Page>
  )
}
