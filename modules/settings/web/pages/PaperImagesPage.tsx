import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { settingsCalls as calls } from '../../contract/calls.ts'
import { addressesOf, type Looks, type PaperImages } from '../parts/papers/around.ts'
import { mostBytes } from '../parts/papers/cuts.ts'
import { ImagePlace } from '../parts/papers/ImagePlace.tsx'
import { PaperPreview } from '../parts/papers/PaperPreview.tsx'
import classes from '../parts/papers/Papers.module.css'

const ImageDialog = lazyPart(async () => (await import('../parts/papers/ImageDialog.tsx')).ImageDialog)

const groups = {
  all: ['letterhead', 'logo'],
  signed: ['stamp', 'directorSignature', 'registrarSignature'],
  certificates: [
    'certificateBackground',
    'completionBackground',
    'excellenceBackground',
    'attendanceBackground',
    'diplomaBackground',
    'practicalBackground',
    'noCourseBackground',
  ],
  letters: ['letterPicture'],
} as const satisfies Record<string, readonly PaperPlace[]>

/** The pictures that stand on printed documents, beside a document that shows them. */
export default function PaperImagesPage() {
  const t = useText('settings')
  const images = useCall(calls.getPaperImages, {})
  const looks = useCall(calls.getDocumentLooks, {})
  return (
    <Page title={t('screens.images')} description={t('about.images')}>
      <QueryView query={images} module="settings">
        {({ Items }) => (
          <QueryView query={looks} module="settings">
            {(found) => <Places images={Items} looks={found} onChanged={images.refetch} />}
          </QueryView>
        )}
      </QueryView>
    </Page>
  )
}

interface Shown {
  readonly images: PaperImages
  readonly looks: Looks
  readonly onChanged: () => unknown
}

function Places({ images, looks, onChanged }: Shown) {
  const t = useText('settings')
  const format = useFormat()
  const [chosen, setChosen] = useState<{ place: PaperImages[number]; file: File } | null>(null)
  const isAnybodys = images.some(({ Actions }) => Actions.length > 0)
  return (
    <div className={classes['beside']}>
      <Stack gap="md">
        {Object.entries(groups).map(([group, places]) => (
          <Section
            key={group}
            title={t(`images.groups.${group as keyof typeof groups}`)}
            {...(group === 'signed' && !looks.MayChooseSignatories && { description: t('images.onlyAdmins') })}
          >
            {images
              .filter(({ Place }) => (places as readonly PaperPlace[]).includes(Place))
              .map((place) => (
                <ImagePlace
                  key={place.Place}
                  place={place}
                  onFile={(file) => setChosen({ place, file })}
                  onDone={onChanged}
                />
              ))}
          </Section>
        ))}
        {isAnybodys && (
          <Text size="xs" c="dimmed">
            {t('images.limits', { limit: format.bytes(mostBytes) })}
          </Text>
        )}
      </Stack>
      <PaperPreview looks={looks} choices={looks.Items} images={addressesOf(images)} />
      {chosen && (
        <ImageDialog
          {...chosen}
          images={images}
          looks={looks}
          onClose={() => setChosen(null)}
          onSaved={() => {
            setChosen(null)
            void onChanged()
          }}
        />
      )}
    </div>
  )
}
