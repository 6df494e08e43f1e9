import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { RegistrationList } from '../parts/RegistrationList.tsx'
import { TraineeMainButton } from '../parts/TraineeMainButton.tsx'

/** The trainee's registrations, each with its next step in plain words. */
export default function FollowRegistrationPage() {
  const t = useText('registration')
  const list = (Phase: 'open' | 'past') => (
    <RegistrationList
      input={{ Phase }}
      none={t(Phase === 'open' ? 'follow.noneOpen' : 'follow.nonePast')}
      {...(Phase === 'open' && { action: { label: t('follow.browse'), href: '/UpcomingCourse' } })}
      card={(row) => (
        <RegistrationCard
          key={row.ID}
          row={row}
          href={href('/RegistrationStatus/:Code?', { Code: row.Code })}
          main={<TraineeMainButton row={row} />}
        />
      )}
    />
  )
  return (
    <Page title={t('screens.follow')} description={t('follow.intro')}>
      <AddressTabs
        label={t('screens.follow')}
        tabs={[
          { key: 'open', label: t('follow.open'), content: () => list('open') },
          { key: 'past', label: t('follow.past'), content: () => list('past') },
        ]}
      />
    </Page>
  )
}
