import type { Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { Mark } from '#platform/web/brand/Brand.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { useLanguage } from '#platform/web/text.ts'
import classes from './Certificate.module.css'
import type certificate from './document.ts'
import type { ar } from './words/ar.ts'

/** The certificate as it lies on the paper, in the language of the document. */
export function Certificate({ Content: content, Signatories, t }: Drawn<typeof certificate, typeof ar>) {
  const format = useFormat()
  const pick = usePick()
  const language = useLanguage()
  const { Snapshot: printed } = content
  const [first, second] =
    language === 'ar' ? [printed.NameAr, printed.NameEn] : [printed.NameEn || printed.NameAr, printed.NameAr]
  return (
    <div className={classes['sheet']}>
      <div className={classes['frame']}>
        <header className={classes['head']}>
          <Mark size="18mm" />
          <div className={classes['academy']}>
            <Localized text={printed.AcademyName} />
          </div>
          <h1 className={classes['title']}>{t(`kinds.${printed.Kind}`)}</h1>
        </header>
        <div className={classes['body']}>
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
        </div>
        <footer className={classes['foot']}>
          <dl className={classes['facts']}>
            <dt>{t('serial')}</dt>
            <dd>
              <Code>{content.Serial}</Code>
              {content.Version > 1 && `${format.separator}${t('version', { number: format.number(content.Version) })}`}
            </dd>
            <dt>{t('classCode')}</dt>
            <dd>
              <Code>{printed.ClassCode}</Code>
            </dd>
            <dt>{t('issuedOn')}</dt>
            <dd>{format.day(printed.IssuedOn)}</dd>
          </dl>
          {/* No name: the settings say who signs today, a certificate who signed it. */}
          {Signatories.map(({ Post, Title }) => (
            <div key={Post} className={classes['signature']}>
              <div className={classes['line']} />
              <Localized text={Title} />
            </div>
          ))}
          <div className={classes['verify']}>
            <div className={classes['address']}>
              {t('verify')}
              <br />
              <Code>{content.VerifyAddress.replace(/^https?:\/\//, '').replace(content.VerifyCode, '')}</Code>
              <br />
              <Code>{content.VerifyCode}</Code>
            </div>
            <QrCode value={content.VerifyAddress} label={t('verify')} />
          </div>
        </footer>
      </div>
    </div>
  )
}
