import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { Mark } from '#platform/web/brand/Brand.tsx'
import { QrCode } from '#platform/web/ui/QrCode.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import classes from './Certificate.module.css'

type Content = Output<typeof reportsCalls.getCertificateReport>

/** The certificate as it lies on the paper, in the language of the document. */
export function Certificate({ content }: { content: Content }) {
  const t = useText('reports')
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
          <h1 className={classes['title']}>{t(`certificate.${printed.Kind}`)}</h1>
        </header>
        <div className={classes['body']}>
          <p>{t('certificate.certifies', { academy: pick(printed.AcademyName) })}</p>
          <p className={classes['name']}>
            <Typed>{first}</Typed>
          </p>
          {second && second !== first && (
            <p className={classes['otherName']}>
              <Typed>{second}</Typed>
            </p>
          )}
          <p>{t(printed.Kind === 'attendance' ? 'certificate.attended' : 'certificate.completed')}</p>
          <p className={classes['course']}>
            <Localized text={printed.CourseName} />
          </p>
          <p>
            {t('certificate.held', {
              dates: format.dayRange(printed.StartsOn, printed.EndsOn),
              count: printed.Hours,
              hours: format.number(printed.Hours),
            })}
            {printed.BandName && printed.Percent !== null && (
              <> {t('certificate.grade', { band: pick(printed.BandName), percent: format.percent(printed.Percent) })}</>
            )}
          </p>
        </div>
        <footer className={classes['foot']}>
          <dl className={classes['facts']}>
            <dt>{t('certificate.serial')}</dt>
            <dd>
              <Code>{content.Serial}</Code>
              {content.Version > 1 &&
                `${format.separator}${t('certificate.version', { number: format.number(content.Version) })}`}
            </dd>
            <dt>{t('certificate.classCode')}</dt>
            <dd>
              <Code>{printed.ClassCode}</Code>
            </dd>
            <dt>{t('certificate.issuedOn')}</dt>
            <dd>{format.day(printed.IssuedOn)}</dd>
          </dl>
          <div className={classes['signature']}>
            <div className={classes['line']} />
            {t('certificate.director')}
          </div>
          <div className={classes['verify']}>
            <div className={classes['address']}>
              {t('certificate.verify')}
              <br />
              <Code>{content.VerifyAddress.replace(/^https?:\/\//, '').replace(content.VerifyCode, '')}</Code>
              <br />
              <Code>{content.VerifyCode}</Code>
            </div>
            <QrCode value={content.VerifyAddress} label={t('certificate.verify')} />
          </div>
        </footer>
      </div>
    </div>
  )
}
