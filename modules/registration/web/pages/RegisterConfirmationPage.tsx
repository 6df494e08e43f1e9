import { href } from '#platform/web/href.ts'
import { useAddress, useParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import type { Input } from '#platform/shared/call.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import type { Task } from '../../rules/tasks.ts'
import { PayerActions } from '../parts/money/PayerActions.tsx'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { RegistrationList } from '../parts/RegistrationList.tsx'

const RegistrationStatus = lazyPart(async () => {
  const [part] = await Promise.all([import('../parts/state/RegistrationStatus.tsx'), loadText('registration/paying')])
  return part.RegistrationStatus
})

/** The organization's side: which trainees name it as payer, and what their registrations wait for. */
export default function RegisterConfirmationPage() {
  const t = useText('registration')
  const Code = useParam('Code')
  const { values, change } = useAddress({ task: '' })
  const task = values.task as Task | ''
  const query = useCall(calls.getRegistrationByCode, Code ? { Code } : skip)
  if (Code) {
    return (
      <QueryView query={query} module="registration">
        {(registration) => (
          <RegistrationStatus
            registration={registration}
            title={t('screens.payer')}
            onReload={query.refetch}
            ownData={false}
          />
        )}
      </QueryView>
    )
  }
  const list = (input: Input<typeof calls.getRegistrations>) => (
    <RegistrationList
      key={JSON.stringify(input)}
      input={input}
      none={t('payerPage.none')}
      action={{ label: t('follow.browse'), href: '/UpcomingCourse' }}
      card={(row) => (
        <RegistrationCard
          key={row.ID}
          row={row}
          showTrainee
          href={href('/RegisterConfirmation/:Code?', { Code: row.Code })}
          main={<PayerActions row={row} />}
        />
      )}
    />
  )
  return (
    <Page title={t('screens.payer')} description={t('payerPage.intro')}>
      <AddressTabs
        label={t('screens.payer')}
        tabs={[
          { key: 'asked', label: t('payerPage.asked'), content: () => list({ AwaitingPayer: true, Phase: 'open' }) },
          {
            key: 'open',
            label: t('payerPage.open'),
            content: () =>
              task ? (
                <>
                  <ShownOnly all={t('follow.all')} onAll={() => change({ task: '' })}>
                    {t('follow.only', { task: t(`tasks.${task}`) })}
                  </ShownOnly>
                  {list({ Task: task, AwaitingPayer: false })}
                </>
              ) : (
                list({ Phase: 'open' })
              ),
          },
          { key: 'past', label: t('payerPage.past'), content: () => list({ Phase: 'past' }) },
        ]}
      />
    </Page>
  )
}
