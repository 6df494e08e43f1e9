import { inLanguage } from '#platform/shared/text.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { PaperImage } from '#platform/web/print/PaperImage.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import type advertisement from './document.ts'
import classes from './Poster.module.css'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof advertisement, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    title: <Localized text={Content.Title} />,
    reference: null,
    referenceLabel: word('title'),
  }),
  Body: Poster,
})

function Poster({ Content: shown, t }: Drawn<typeof advertisement, typeof ar>) {
  const format = useFormat()
  const language = useLanguage()
  return (
    <div className={classes['poster']}>
      <PaperImage address={shown.Picture} className={classes['picture']} />
      <div className={classes['text']}>
        <RichTextView html={inLanguage(shown.Body, language).text} />
      </div>
      <div className={classes['foot']}>
        <div>
          {shown.TargetName && (
            <p className={classes['target']}>
              <Localized text={shown.TargetName} />
              {shown.TargetCode && (
                <>
                  <Sep />
                  <Code>{shown.TargetCode}</Code>
                </>
              )}
            </p>
          )}
          <p>{t('days', { days: format.dayRange(shown.StartsOn, shown.EndsOn) })}</p>
          {shown.Address && (
            <p>
              {t('readMoreAt')} <Code>{shown.Address.replace(/^https?:\/\//, '')}</Code>
            </p>
          )}
        </div>
        {shown.Address && <QrCode value={shown.Address} label={t('scan')} size={150} />}
      </div>
    </div>
  )
}
