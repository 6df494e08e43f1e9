import { useAddress } from '#platform/web/start/address.ts'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import type { Task } from '../../rules/tasks.ts'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { RegistrationList } from '../parts/RegistrationList.tsx'
import { TraineeMainButton } from '../parts/TraineeMainButton.tsx'

/** The trainee's registrations, each with its next step in plain words. */
export default function FollowRegistrationPage() {
  const t = useText('registration')
  const { values, change } = useAddress({ task: '' })
  const list = (Phase: 'open' | 'past') => (
    <RegistrationList
      key={values.task}
      input={values.task && Phase === 'open' ? { Task: values.task as Task } : { Phase }}
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
          {
            key: 'open',
            label: t('follow.open'),
            content: () => (
              <>
                {values.task && (
                  <ShownOnly all={t('follow.all')} onAll={() => change({ task: '' })}>
                    {t('follow.only', { task: t(`tasks.${values.task as Task}`) })}
                  </ShownOnly>
                )}
                {list('open')}
              </>
            ),
          },
          { key: 'past', label: t('follow.past'), content: () => list('past') },
        ]}
      />
    </Page>
  )
}
