import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Code, Localized, Sep } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { ClassFacts } from './register/ClassFacts.tsx'
import { HistorySection } from './state/HistorySection.tsx'
import { InvoiceSection } from './money/InvoiceSection.tsx'
import { TravelSection, VisaSection } from './person/PapersSections.tsx'
import { AdmissionTest, isUndecided, StandingAgainst } from './objections/parts.ts'
import { PrintedPapers } from './person/PrintedPapers.tsx'
import { mainActions, moneyActions, travelActions, visaActions } from './review-actions.ts'
import { SeatBar } from './register/SeatBar.tsx'
import { StatusBadge } from './state/StatusBadge.tsx'
import { Tracks } from './state/Tracks.tsx'
import { TraineeSection } from './person/TraineeSection.tsx'
import { TransferNotices } from './transfer/TransferNotices.tsx'
import type { Registration } from './wire.ts'

// Each with its form, and words of its own: most visits open none.
const words = () => loadText('registration/travel')
const dialogs = {
  invoice: lazyPart(async () => (await Promise.all([import('./money/InvoiceDialog.tsx'), words()]))[0].InvoiceDialog),
  verify: lazyPart(async () => (await import('./money/VerifyPaymentDialog.tsx')).VerifyPaymentDialog),
  travel: lazyPart(async () => (await Promise.all([import('./person/TravelDialog.tsx'), words()]))[0].TravelDialog),
  wishes: lazyPart(async () => (await import('./person/WishesDrawer.tsx')).WishesDrawer),
  transfer: lazyPart(async () => (await import('./transfer/TransferDialog.tsx')).TransferDialog),
}

/** Everything a reviewer needs to decide: how the four tracks stand, what may be done on each, the papers, the history. */
export function ReviewRegistration({ registration, onReload }: { registration: Registration; onReload: () => void }) {
  const t = useText('registration')
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null)
  // It stays once it was asked for, so that it closes as every dialog does.
  const [last, setLast] = useState(dialog)
  if (dialog !== null && dialog !== last) setLast(dialog)
  const Last = last && dialogs[last]
  const close = () => setDialog(null)
  const allowed = registration.Actions
  const bar = (actions: Parameters<typeof ActionBar>[0]['actions'], shown = 2) => (
    <ActionBar module="registration" allowed={allowed} actions={actions} shown={shown} />
  )
  const dialogProps = { registration, onClose: close, onReload }
  const isFull = !registration.HasSeat && registration.SeatsTaken >= registration.MaxTrainees
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
          isFull,
          () => setDialog('transfer'),
          () => setDialog('wishes'),
        ),
        3,
      )}
    >
      <Stack gap="md">
        <TransferNotices registration={registration} onMove={() => setDialog('transfer')} />
        {(isUndecided(registration.Main) || registration.Overrides.length > 0) && (
          <StandingAgainst registration={registration} own={false} onReload={onReload} />
        )}
        <Tracks registration={registration} />
        {isUndecided(registration.Main) && <AdmissionTest registration={registration} own={false} />}
        <InvoiceSection
          registration={registration}
          onReload={onReload}
          actions={bar(
            moneyActions(registration, { invoice: () => setDialog('invoice'), verify: () => setDialog('verify') }),
          )}
        />
        <VisaSection
          registration={registration}
          onReload={onReload}
          actions={bar(visaActions(registration, t('visa.issueAgain')))}
        />
        <TravelSection
          registration={registration}
          onReload={onReload}
          actions={bar(travelActions(registration, { arrange: () => setDialog('travel') }))}
        />
        <TraineeSection registration={registration} />
        <Section
          title={t('status.class')}
          actions={
            <>
              <PrintedPapers registration={registration} papers={['form', 'placement']} />
              <Button
                component={AppLink}
                variant="default"
                to="/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?"
                params={{ CourseID: registration.CourseID, CourseClassID: registration.ClassID }}
              >
                {t('edit.openClass')}
              </Button>
            </>
          }
        >
          <Stack gap="md">
            <ClassFacts registration={registration} />
            <SeatBar seats={registration} />
          </Stack>
        </Section>
        <HistorySection registration={registration} />
      </Stack>
      {Last && <Last {...dialogProps} opened={dialog === last} />}
    </Page>
  )
}
