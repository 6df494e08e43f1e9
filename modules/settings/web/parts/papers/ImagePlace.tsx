import { Box, Text } from '@mantine/core'
import { useState } from 'react'
import { Colon, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { useFilePick } from '#platform/web/ui/files/useFilePick.tsx'
import { paperImageActs } from '../../../contract/acts.ts'
import type { PaperImages } from './around.ts'
import { mostBytes, objectionTo, pictureTypes } from './cuts.ts'
import classes from './Papers.module.css'

interface Shown {
  readonly place: PaperImages[number]
  readonly onFile: (file: File) => void
  readonly onDone: () => unknown
}

/** One place for a picture: what stands there, and the ways to change it. */
export function ImagePlace({ place, onFile, onDone }: Shown) {
  const t = useText('settings')
  const format = useFormat()
  const [objection, setObjection] = useState<ReturnType<typeof objectionTo>>(null)
  const { Place, Image } = place
  const [lost, setLost] = useState<string | null>(null)
  const isLost = Image !== null && Image.Address === lost
  const name = t(`images.places.${Place}`)
  const pick = useFilePick(pictureTypes.join(','), async (file) => {
    const wrong = objectionTo(file)
    setObjection(wrong)
    if (!wrong) onFile(file)
  })
  return (
    <div className={classes['place']} role="group" aria-label={name}>
      <div className={classes['thumb']}>
        {Image && !isLost ? (
          <img src={Image.Address} alt={t('images.of', { place: name })} onError={() => setLost(Image.Address)} />
        ) : (
          t('images.none')
        )}
      </div>
      <Box miw={0}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`images.help.${Place}`)}
        </Text>
        {Image && (
          <Text size="xs" c="dimmed" component="div">
            {t('fields.changed')}
            <Colon />
            {format.dateTime(Image.ChangedAt)}
            {Image.ChangedBy && (
              <>
                <Sep />
                <Localized text={Image.ChangedBy} />
              </>
            )}
          </Text>
        )}
        {isLost && (
          <Text size="xs" c="var(--mantine-color-error)">
            {t('images.lost')}
          </Text>
        )}
        {objection && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {t(`images.${objection}`, { limit: format.bytes(mostBytes) })}
          </Text>
        )}
      </Box>
      <div>
        {pick.input}
        <ActionBar
          module="settings"
          allowed={place.Actions}
          onDone={onDone}
          actions={actButtons(paperImageActs, { ID: Image?.ID ?? 0 }, ['setPaperImage', 'removePaperImage'], {
            setPaperImage: { run: async () => pick.open() },
          })}
        />
      </div>
    </div>
  )
}
