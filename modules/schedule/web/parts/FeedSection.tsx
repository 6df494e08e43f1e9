import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { Feed } from './Feed.tsx'

/** The private address of the own schedule, on the pages of the own account. */
export default function FeedSection() {
  const t = useText('schedule')
  return (
    <Section title={t('feed.title')} description={t('feed.about')}>
      <Feed />
    </Section>
  )
}
