import { Button, CloseButton, Text } from '@mantine/core'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import classes from './AdvertCard.module.css'

export interface Shown {
  readonly Title: string
  readonly Html: string
  readonly PictureID: number | null
  readonly Address: string | null
  readonly EndsOn: string
}

/** The picture says nothing that the words do not. */
const decorative = ''

/** An advert as it stands on a home. In a preview it has no button to close it, and its link is not followed. */
export function AdvertCard({ advert, onClose }: { advert: Shown; onClose?: () => void }) {
  const t = useText('campaigns/cards')
  const format = useFormat()
  return (
    <article
      className={classes['card']}
      {...(advert.PictureID !== null && { 'data-picture': true })}
      {...(onClose && { 'data-closes': true })}
    >
      {advert.PictureID !== null && (
        <div className={classes['picture']}>
          <FilePicture fileId={advert.PictureID} description={decorative} />
        </div>
      )}
      <div className={classes['words']}>
        <h3 className={classes['title']}>
          <Typed>{advert.Title}</Typed>
        </h3>
        <div className={classes['text']}>
          <RichTextView html={advert.Html} />
        </div>
        <div className={classes['foot']}>
          {advert.Address !== null &&
            (onClose ? (
              <Button
                component={AppLink}
                to={advert.Address as '/'}
                variant="light"
                size="compact-sm"
                aria-label={`${t('open')}${format.colon}${advert.Title}`}
              >
                {t('open')}
              </Button>
            ) : (
              <Button variant="light" size="compact-sm" disabled>
                {t('open')}
              </Button>
            ))}
          <Text size="xs" c="dimmed">
            {t('until', { day: format.day(advert.EndsOn) })}
          </Text>
        </div>
      </div>
      {onClose && (
        <CloseButton
          className={classes['close']!}
          size="sm"
          aria-label={t('close', { title: advert.Title })}
          onClick={onClose}
        />
      )}
    </article>
  )
}
