import { Stack } from '@mantine/core'
import { useState } from 'react'
import { href } from '#platform/web/href.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { registrationActs } from '../../../contract/acts.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { ClassFacts } from '../register/ClassFacts.tsx'
import { HistorySection } from './HistorySection.tsx'
import { InvoiceSection } from '../money/InvoiceSection.tsx'
import { Journey } from './Journey.tsx'
import { NextStep } from './NextStep.tsx'
import { AdmissionTest, isUndecided, StandingAgainst } from '../objections/parts.ts'
import { TravelSection, VisaSection } from '../person/PapersSections.tsx'
import { PrintedPapers } from '../person/PrintedPapers.tsx'
import { offerPage } from '../offer-page.ts'
import { goToPlace } from '../places.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TransferDialog } from '../transfer/TransferDialog.tsx'
import { TransferNotices } from '../transfer/TransferNotices.tsx'
import type { Registration } from '../wire.ts'

// Only a registration that is not handed in yet asks for what the record lacks.
const OwnData = lazyPart(async () => (await import('../person/OwnData.tsx')).OwnData)
const WishesDrawer = lazyPart(async () => {
  const [part] = await Promise.all([import('../person/WishesDrawer.tsx'), loadText('registration/standing')])
  return part.WishesDrawer
})

/** One registration as its trainee, or the organization that pays, sees it. */
export function RegistrationStatus({
  registration,
  title,
  onReload,
  ownData = true,
}: {
  registration: Registration
  title: string
  onReload: () => unknown
  /** The viewer is the trainee, whose profile may be completed here. */
  ownData?: boolean
}) {
  const t = useText('registration')
  const [editing, setEditing] = useState(false)
  const [moving, setMoving] = useState(false)
  // It stays once it was asked for, so that it closes as every dialog does.
  const [wasEdited, setWasEdited] = useState(false)
  if (editing && !wasEdited) setWasEdited(true)
  const { ID, Version } = registration
  const body = { ID, Version }
  const reload = () => void onReload()
  const unfinished = registration.Main === 'draft' || registration.Main === 'changesRequested'
  return (
    <Page
      title={<Localized text={registration.CourseName} />}
      badge={<StatusBadge status={registration.Status} />}
      description={
        <>
          {title} <Code>{registration.Code}</Code>
        </>
      }
      actions={
        <ActionBar
          module="registration"
          allowed={registration.Actions}
          actions={{
            edit: { run: () => setEditing(true) },
            askTransfer: { run: () => setMoving(true), apart: true },
            ...actButtons(
              registrationActs,
              registration,
              [
                'withdraw',
                'declineToPay',
                'agreeToPay',
                'acceptOffer',
                'confirmPlace',
                'uploadPaymentProof',
                'uploadVisaProof',
                'submit',
              ],
              {
                declineToPay: { apart: false },
                ...(ownData && { acceptOffer: { href: offerPage(registration) } }),
                confirmPlace: { href: href('/ConfirmCustomRegistration/:ID?', { ID }) },
                uploadPaymentProof: { main: true, run: () => goToPlace('uploadPaymentProof') },
                uploadVisaProof: { main: true, run: () => goToPlace('uploadVisaProof') },
              },
            ),
            resubmit: { main: true, run: () => send(calls.submit, { body }) },
          }}
        />
      }
    >
      <Stack gap="md">
        <TransferNotices registration={registration} />
        <Section>
          <Stack gap="lg">
            <NextStep registration={registration} own={ownData} />
            <Journey row={registration} />
          </Stack>
        </Section>
        {isUndecided(registration.Main) && (
          <>
            <AdmissionTest registration={registration} own={ownData} />
            <StandingAgainst registration={registration} own={ownData} onReload={reload} />
          </>
        )}
        {unfinished && ownData && <OwnData classId={registration.ClassID} />}
        {(registration.Invoice || registration.VoidInvoice || registration.Proofs.length > 0) && (
          <InvoiceSection registration={registration} onReload={reload} />
        )}
        {registration.Visa !== 'notRequired' && registration.Visa !== 'toCheck' && (
          <VisaSection registration={registration} onReload={reload} />
        )}
        {registration.Travel !== 'notNeeded' && <TravelSection registration={registration} onReload={reload} />}
        <Section
          title={t('status.class')}
          actions={<PrintedPapers registration={registration} papers={['form', 'placement']} />}
        >
          <ClassFacts registration={registration} />
        </Section>
        <HistorySection registration={registration} />
      </Stack>
      <TransferDialog
        registration={registration}
        opened={moving}
        onClose={() => setMoving(false)}
        onReload={reload}
        asks
      />
      {wasEdited && <WishesDrawer registration={registration} opened={editing} onClose={() => setEditing(false)} />}
    </Page>
  )
}
