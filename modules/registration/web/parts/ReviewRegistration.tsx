import { Code, Localized, Sep } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { isFull, mainActions, moneyActions, travelActions, visaActions } from './review-actions.ts'
import { ReviewSections, useReviewDialogs } from './ReviewSections.tsx'
import { StatusBadge } from './state/StatusBadge.tsx'
import type { Registration } from './wire.ts'

/** The page on which a reviewer decides: each track with what may be done on it. */
export function ReviewRegistration({ registration, onReload }: { registration: Registration; onReload: () => void }) {
  const t = useText('registration')
  const { open, dialog } = useReviewDialogs(registration, onReload)
  const allowed = registration.Actions
  const bar = (actions: Parameters<typeof ActionBar>[0]['actions'], shown = 2) => (
    <ActionBar module="registration" allowed={allowed} actions={actions} shown={shown} />
  )
  return (
    <Page
      title={<Localized text={registration.TraineeName} />}
      badge={<StatusBadge status={registration.Status} />}
      description={
        <>
          <Code>{registration.Code}</Code>
          <Sep />
          <Localized text={registration.CourseName} />
        </>
      }
      actions={bar(
        mainActions(
          registration,
          t('whatToChange'),
          isFull(registration),
          () => open('transfer'),
          () => open('wishes'),
        ),
        3,
      )}
    >
      <ReviewSections
        registration={registration}
        onReload={onReload}
        onMove={() => open('transfer')}
        bars={{
          money: bar(
            moneyActions(registration, {
              invoice: () => open('invoice'),
              verify: () => open('verify'),
              account: () => open('account'),
            }),
          ),
          visa: bar(visaActions(registration, t('visa.issueAgain'))),
          travel: bar(travelActions(registration, { arrange: () => open('travel') })),
        }}
      />
      {dialog}
    </Page>
  )
}
