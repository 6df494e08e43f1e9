import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { Track } from '../../rules/actions.ts'
import { AssigneeBar } from './queue/AssigneeBar.tsx'
import { ClassFacts } from './register/ClassFacts.tsx'
import { HistorySection } from './state/HistorySection.tsx'
import { InvoiceSection } from './money/InvoiceSection.tsx'
import { TravelSection, VisaSection } from './person/PapersSections.tsx'
import { AdmissionTest, isUndecided, StandingAgainst } from './objections/parts.ts'
import { PrintedPapers } from './person/PrintedPapers.tsx'
import { SeatBar } from './register/SeatBar.tsx'
import { Tracks } from './state/Tracks.tsx'
import { TraineeSection } from './person/TraineeSection.tsx'
import { TransferNotices } from './transfer/TransferNotices.tsx'
import type { Registration } from './wire.ts'

// Each with its form, and words of its own: most visits open none.
const words = () => loadText('registration/travel')
const dialogs = {
  invoice: lazyPart(async () => (await Promise.all([import('./money/InvoiceDialog.tsx'), words()]))[0].InvoiceDialog),
  verify: lazyPart(async () => (await import('./money/VerifyPaymentDialog.tsx')).VerifyPaymentDialog),
  account: lazyPart(async () => (await import('./money/AccountPaymentDialog.tsx')).AccountPaymentDialog),
  travel: lazyPart(async () => (await Promise.all([import('./person/TravelDialog.tsx'), words()]))[0].TravelDialog),
  wishes: lazyPart(async () => (await import('./person/WishesDrawer.tsx')).WishesDrawer),
  transfer: lazyPart(async () => (await import('./transfer/TransferDialog.tsx')).TransferDialog),
}
export type ReviewDialog = keyof typeof dialogs

/** The forms of acts that ask for more than a reason: render `dialog`, and `open('verify')` opens one. `onDone`: it was saved. */
export function useReviewDialogs(registration: Registration, onReload: () => void, onDone?: () => void) {
  const [dialog, open] = useState<ReviewDialog | null>(null)
  // It stays once it was asked for, so that it closes as every dialog does.
  const [last, setLast] = useState(dialog)
  if (dialog !== null && dialog !== last) setLast(dialog)
  const Last = last && dialogs[last]
  const props = { registration, onReload, onDone, onClose: () => open(null) }
  return { open, dialog: Last && <Last {...props} opened={dialog === last} /> }
}

interface Props {
  readonly registration: Registration
  readonly onReload: () => void
  readonly onMove: () => void
  /** The acts of a track at the head of its section, where they do not stand elsewhere. */
  readonly bars?: Partial<Record<Exclude<Track, 'main'>, ReactNode>>
  /** The track that is looked at: its section stands at the head. */
  readonly first?: Track | undefined
}

/** Everything a reviewer needs to decide: how the four tracks stand, the papers, the person, the class and the history. */
export function ReviewSections({ registration, onReload, onMove, bars = {}, first }: Props) {
  const t = useText('registration')
  const shared = { registration, onReload }
  const ofTrack = {
    money: <InvoiceSection key="money" {...shared} actions={bars.money} />,
    visa: <VisaSection key="visa" {...shared} actions={bars.visa} />,
    travel: <TravelSection key="travel" {...shared} actions={bars.travel} />,
  }
  return (
    <Stack gap="md">
      <AssigneeBar registration={registration} />
      <TransferNotices registration={registration} onMove={onMove} />
      {(isUndecided(registration.Main) || registration.Overrides.length > 0) && (
        <StandingAgainst registration={registration} own={false} onReload={onReload} />
      )}
      {first && first !== 'main' && ofTrack[first]}
      <Tracks registration={registration} />
      {isUndecided(registration.Main) && <AdmissionTest registration={registration} own={false} />}
      {(['money', 'visa', 'travel'] as const).filter((track) => track !== first).map((track) => ofTrack[track])}
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
  )
}
