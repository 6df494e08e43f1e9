import type { Trilingual } from '#platform/shared/text.ts'
import { Mark } from '#platform/web/brand/Brand.tsx'
import type { Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { PaperImage } from '#platform/web/print/PaperImage.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import classes from './Certificate.module.css'
import type competitionCertificate from './document.ts'
import type { ar } from './words/ar.ts'

const isSaid = (text: Trilingual) => Object.values(text).some(Boolean)

/** The certificate of participation as it lies on the paper. */
export function Certificate({
  Content: printed,
  Title: called,
  Letterhead,
  Background,
  Stamp,
  Signatories,
  t,
}: Drawn<typeof competitionCertificate, typeof ar>) {
  const format = useFormat()
  const pick = usePick()
  const language = useLanguage()
  const names =
    language === 'ar' ? [printed.NameAr, printed.NameEn] : [printed.NameEn || printed.NameAr, printed.NameAr]
  return (
    <div className={classes['sheet']}>
      <PaperImage address={Background} className={classes['background']} />
      <div className={classes['frame']} data-plain={Background !== null || undefined}>
        <header className={classes['head']}>
          <PaperImage address={Letterhead.Logo} className={classes['logo']} instead={<Mark size="16mm" />} />
          <Localized text={printed.AcademyName} />
          <h1 className={classes['title']}>{isSaid(called) ? <Localized text={called} /> : t('title')}</h1>
        </header>
        <div className={classes['body']}>
          <p>{t('certifies', { academy: pick(printed.AcademyName) })}</p>
          <p className={classes['name']}>
            <Typed>{names[0]}</Typed>
          </p>
          {names[1] && names[1] !== names[0] && (
            <p className={classes['otherName']}>
              <Typed>{names[1]}</Typed>
            </p>
          )}
          <p>{t('tookPart')}</p>
          <p className={classes['competition']}>
            <Localized text={printed.CompetitionName} />
          </p>
          <p>{t('held', { day: format.fullDay(printed.HeldOn) })}</p>
        </div>
        <footer className={classes['foot']}>
          <dl className={classes['facts']}>
            <dt>{t('number')}</dt>
            <dd>
              <Code>{printed.Number}</Code>
            </dd>
            <dt>{t('competition')}</dt>
            <dd>
              <Code>{printed.CompetitionCode}</Code>
            </dd>
            <dt>{t('issuedOn')}</dt>
            <dd>{format.fullDay(printed.IssuedOn)}</dd>
          </dl>
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
          <div className={classes['verify']}>
            <div className={classes['address']}>
              {t('verify')}
              <br />
              <Code>{printed.VerifyAddress.replace(/^https?:\/\//, '').replace(printed.VerifyCode, '')}</Code>
              <br />
              <Code>{printed.VerifyCode}</Code>
            </div>
            <QrCode value={printed.VerifyAddress} label={t('verify')} />
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
