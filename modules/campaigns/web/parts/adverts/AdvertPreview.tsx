import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { directionOf } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { LanguageInside, useText } from '#platform/web/text.ts'
import { LetterView } from '#platform/web/ui/texts/LetterView.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { campaignsCalls as calls } from '../../../contract/calls.ts'
import type { AdvertChannel } from '../../../rules/advert.ts'
import { AdvertCard } from './AdvertCard.tsx'

type Found = Output<typeof calls.getAdvert>
type Previewed = Output<typeof calls.previewAdvert>

/** An advert as somebody of its audience gets it, in their language, by each way. */
export function AdvertPreview({ advert }: { advert: Found }) {
  const t = useText('campaigns')
  const pick = usePick()
  const [reader, setReader] = useState<number | null>(null)
  const query = useCall(calls.previewAdvert, { ID: advert.ID, ...(reader !== null && { ReaderID: reader }) })
  return (
    <Stack gap="md">
      {advert.AudienceID !== null && (
        <RecordSelect
          label={t('adverts.fields.reader')}
          description={t('adverts.preview.reader')}
          value={reader}
          onChange={setReader}
          call={calls.getAdvertReaders}
          input={{ AudienceID: advert.AudienceID }}
          option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
        />
      )}
      <QueryView query={query} module="campaigns">
        {(previewed) => <Ways advert={advert} previewed={previewed} />}
      </QueryView>
    </Stack>
  )
}

function Ways({ advert, previewed }: { advert: Found; previewed: Previewed }) {
  const t = useText('campaigns')
  const kit = useKit()
  const { Language, MailStanding, SignsIn } = previewed
  const goes = (channel: AdvertChannel) => advert.Channels.includes(channel)
  const written = { lang: Language, dir: directionOf(Language) }
  const without = (channel: AdvertChannel) => {
    if (!goes(channel)) return t('adverts.preview.notChosen')
    if (channel === 'mail')
      return MailStanding === 'written' ? null : t('adverts.preview.notMailed', { why: t(`standings.${MailStanding}`) })
    return SignsIn ? null : t('adverts.preview.noAccount')
  }
  return (
    <Stack gap="md" aria-live="polite">
      <Text size="sm">
        <Localized text={previewed.Name} />
        <Sep />
        {t('adverts.preview.language', { language: kit(`languages.${Language}`) })}
      </Text>
      {previewed.Address && (
        <Text size="sm" c="dimmed">
          {t('adverts.fields.link')}
          <Colon />
          <Code>{previewed.Address}</Code>
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Section title={t('adverts.preview.web')}>
          <Way without={without('web')}>
            <div {...written}>
              <LanguageInside value={Language}>
                <AdvertCard advert={{ ...previewed, PictureID: advert.PictureID, EndsOn: advert.EndsOn }} />
              </LanguageInside>
            </div>
          </Way>
        </Section>
        <Section title={t('adverts.preview.bell')}>
          <Way without={without('bell')}>
            <div {...written}>
              <Text fw={600}>
                <Typed>{previewed.Title}</Typed>
              </Text>
              <Text size="sm" c="dimmed" component="div">
                <RichTextView html={previewed.Html} />
              </Text>
            </div>
          </Way>
        </Section>
      </SimpleGrid>
      <Section title={t('adverts.preview.mail')}>
        <Way without={without('mail')}>
          <Stack gap="xs" {...written}>
            <Text fw={600}>
              <Typed>{previewed.Letters[Language].Title}</Typed>
            </Text>
            <LetterView html={previewed.Letters[Language].Html} />
          </Stack>
        </Way>
      </Section>
    </Stack>
  )
}

/** What arrives by a way, or why nothing does. */
function Way({ without, children }: { without: string | null; children: ReactNode }) {
  return without === null ? (
    children
  ) : (
    <Alert color="gray" variant="light" role="note">
      {without}
    </Alert>
  )
}
