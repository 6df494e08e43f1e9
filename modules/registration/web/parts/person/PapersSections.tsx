import { Stack, Text } from '@mantine/core'
import { type ReactNode } from 'react'
import { InstantText, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useExtraWords, useStayPrice, useStayWords } from './extra-words.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { PrintedPapers } from './PrintedPapers.tsx'
import { placeOf } from '../places.ts'
import { travelTones, visaTones } from '../state/tones.ts'
import type { Registration } from '../wire.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

// Who reviews sends none.
const PaperForm = lazyPart(async () => (await import('./PaperForm.tsx')).PaperForm)

interface SectionProps {
  readonly registration: Registration
  readonly actions?: ReactNode
  readonly onReload: () => void
}

function Papers({ registration, kind }: { registration: Registration; kind: 'visaProof' | 'flightTicket' }) {
  const papers = registration.Documents.filter((each) => each.Kind === kind)
  if (papers.length === 0) return null
  return (
    <Stack gap={4}>
      {papers.map((paper) => (
        <Text key={paper.ID} size="sm" component="div">
          <FileLink id={paper.File.ID} name={paper.File.Name} size={paper.File.Size} />{' '}
          <Text span size="xs" c="dimmed">
            <InstantText at={paper.UploadedAt} />
          </Text>
        </Text>
      ))}
    </Stack>
  )
}

/** The visa: how it stands, the passport it depends on, its proofs, and the form for one where it is expected. */
export function VisaSection({ registration, actions, onReload }: SectionProps) {
  const t = useText('registration')
  const format = useFormat()
  const short =
    registration.PassportExpiresOn !== null && registration.PassportExpiresOn < registration.PassportNeededUntil
  return (
    <Section
      title={t('status.visa')}
      actions={
        <>
          <PrintedPapers registration={registration} papers={['visaLetter']} />
          {actions}
        </>
      }
    >
      <Stack gap="md">
        <KeyValues
          columns={3}
          items={[
            {
              label: t('fields.visa'),
              value: <StateBadge tone={visaTones[registration.Visa]} label={t(`visaStates.${registration.Visa}`)} />,
            },
            {
              label: t('fields.passportExpiresOn'),
              value:
                registration.PassportExpiresOn === null ? (
                  t('visa.neededUntil', { day: format.day(registration.PassportNeededUntil) })
                ) : (
                  <StateBadge
                    tone={short ? 'danger' : 'success'}
                    label={t(short ? 'visa.passportShort' : 'visa.passportCovers', {
                      day: format.day(registration.PassportExpiresOn),
                      needed: format.day(registration.PassportNeededUntil),
                    })}
                  />
                ),
              wide: true,
            },
          ]}
        />
        {registration.Actions.includes('uploadVisaProof') && (
          <>
            <Text size="sm" id={placeOf.uploadVisaProof}>
              {t('visa.letterHint')}
            </Text>
            <PaperForm
              key={registration.Documents.length}
              kind="visaProof"
              registration={registration}
              onReload={onReload}
            />
          </>
        )}
        <Papers registration={registration} kind="visaProof" />
      </Stack>
    </Section>
  )
}

/** Flight, hotel and room, and the ticket. */
export function TravelSection({ registration, actions, onReload }: SectionProps) {
  const t = useText('registration')
  const format = useFormat()
  const way = (label: string, flight: string, on: string | null, at: string | null) =>
    (flight !== '' || on !== null) && {
      label,
      value: (
        <>
          {flight !== '' && <bdi dir="auto">{flight}</bdi>}
          {flight !== '' && on !== null && format.separator}
          {on !== null && format.joined([format.day(on), ...(at === null ? [] : [format.time(at)])])}
        </>
      ),
    }
  const stay = useStayWords()
  const stayPrice = useStayPrice()
  const extras = useExtraWords()
  return (
    <Section title={t('status.travel')} actions={actions}>
      <Stack gap="md">
        <KeyValues
          columns={4}
          items={[
            {
              label: t('fields.travel'),
              value: (
                <StateBadge tone={travelTones[registration.Travel]} label={t(`travelStates.${registration.Travel}`)} />
              ),
            },
            {
              label: t('fields.accommodation'),
              value: stay(registration),
            },
            registration.Extras.length > 0 && {
              label: t('fields.extras'),
              value: extras.list(registration.Extras),
              wide: true,
            },
            way(t('fields.arrival'), registration.Flight, registration.ArrivesOn, registration.ArrivesAt),
            way(t('fields.departure'), registration.DepartureFlight, registration.DepartsOn, registration.DepartsAt),
            registration.HotelName !== null && {
              label: t('fields.hotel'),
              value: <Localized text={registration.HotelName} />,
            },
            registration.Hotel !== '' && {
              label: t(registration.HotelName ? 'fields.otherHotel' : 'fields.hotel'),
              value: <bdi>{registration.Hotel}</bdi>,
            },
            registration.StayPrice !== null && {
              label: t('fields.stayPrice'),
              value: stayPrice(registration.StayPrice),
            },
          ]}
        />
        {registration.Actions.includes('uploadTicket') && (
          <PaperForm
            key={registration.Documents.length}
            kind="flightTicket"
            registration={registration}
            onReload={onReload}
          />
        )}
        <Papers registration={registration} kind="flightTicket" />
      </Stack>
    </Section>
  )
}
