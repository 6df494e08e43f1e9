import { directionOf, textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import type { Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { Mark } from '#platform/web/brand/Brand.tsx'
import { PaperImage } from '#platform/web/print/PaperImage.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import classes from './Certificate.module.css'
import type certificate from './document.ts'
import type { ar } from './words/ar.ts'

const isSaid = (text: Trilingual) => Object.values(text).some(Boolean)

/** The certificate as it lies on the paper, in the language of the document. */
export function Certificate(shown: Drawn<typeof certificate, typeof ar>) {
  const { Content: content, Title: called, Letterhead, Background, Stamp, Signatories, t } = shown
  const format = useFormat()
  const language = useLanguage()
  const { Snapshot: printed } = content
  return (
    <div className={classes['sheet']}>
      <PaperImage address={Background} className={classes['background']} />
      <div className={classes['frame']} data-plain={Background !== null || undefined}>
        <header className={classes['head']}>
          <PaperImage address={Letterhead.Logo} className={classes['logo']} instead={<Mark size="18mm" />} />
          <div className={classes['academy']}>
            <Localized text={printed.AcademyName} />
          </div>
          <h1 className={classes['title']}>
            {isSaid(called) ? <Localized text={called} /> : t(`kinds.${printed.Kind}`)}
          </h1>
        </header>
        <div className={classes['body']}>
          {printed.Texts ? (
            <div lang={language} dir={directionOf(textLanguageOf(language))} className={classes['text']}>
              <RichTextView html={printed.Texts[textLanguageOf(language)]} />
            </div>
          ) : (
            <WithoutText {...shown} />
          )}
        </div>
        <footer className={classes['foot']}>
          <dl className={classes['facts']}>
            <dt>{t('serial')}</dt>
            <dd>
              <Code>{content.Serial}</Code>
              {content.Version > 1 && `${format.separator}${t('version', { number: format.number(content.Version) })}`}
            </dd>
            {printed.ClassCode !== null && (
              <>
                <dt>{t('classCode')}</dt>
                <dd>
                  <Code>{printed.ClassCode}</Code>
                </dd>
              </>
            )}
            <dt>{t('issuedOn')}</dt>
            <dd>{format.day(printed.IssuedOn)}</dd>
          </dl>
          {/* As many as sign it; those issued before looks were kept name nobody, as the post may have changed hands. */}
          <div className={classes['signatures']}>
            {Signatories.map(({ Post, Title, Name, Signature }) => (
              <div key={Post} className={classes['signature']}>
                <div className={classes['line']}>
                  <PaperImage address={Signature} />
                </div>
                <Localized text={Title} />
                {isSaid(Name) && (
                  <div>
                    <Localized text={Name} />
                  </div>
                )}
              </div>
            ))}
            <PaperImage address={Stamp} className={classes['stamp']} />
          </div>
          <div className={classes['verify']} data-signed={content.Signed !== null || undefined}>
            <div className={classes['address']}>
              {t('verify')}
              <br />
              <Code>{content.VerifyAddress.replace(/^https?:\/\//, '').replace(content.VerifyCode, '')}</Code>
              <br />
              <Code>{content.VerifyCode}</Code>
            </div>
            <QrCode
              value={content.Signed ? `${content.VerifyAddress}#${content.Signed}` : content.VerifyAddress}
              label={t('verify')}
            />
          </div>
        </footer>
        {isSaid(Letterhead.Footer) && (
          <p className={classes['below']}>
            <Localized text={Letterhead.Footer} />
          </p>
        )}
      </div>
    </div>
  )
}

/** What stood on a certificate before its text was kept with it. */
function WithoutText({ Content: { Snapshot: printed }, t }: Drawn<typeof certificate, typeof ar>) {
  const format = useFormat()
  const pick = usePick()
  const language = useLanguage()
  const [first, second] =
    language === 'ar' ? [printed.NameAr, printed.NameEn] : [printed.NameEn || printed.NameAr, printed.NameAr]
  return (
    <>
      <p>{t('certifies', { academy: pick(printed.AcademyName) })}</p>
      <p className={classes['name']}>
        <Typed>{first}</Typed>
      </p>
      {second && second !== first && (
        <p className={classes['otherName']}>
          <Typed>{second}</Typed>
        </p>
      )}
      <p>{t(printed.Kind === 'attendance' ? 'attended' : 'completed')}</p>
      <p className={classes['course']}>
        <Localized text={printed.CourseName} />
      </p>
      <p>
        {t('held', {
          dates: format.dayRange(printed.StartsOn, printed.EndsOn),
          count: printed.Hours,
          hours: format.number(printed.Hours),
        })}
        {printed.BandName && printed.Percent !== null && (
          <> {t('grade', { band: pick(printed.BandName), percent: format.percent(printed.Percent) })}</>
        )}
      </p>
    </>
  )
}
