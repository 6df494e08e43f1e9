import type { ReactNode } from 'react'
import { Mark } from '../brand/Brand.tsx'
import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { Code, DayText, Localized } from '../format.tsx'
import { useLanguage } from '../text.ts'
import { QrCode } from '../ui/files/QrCode.tsx'
import { useKit } from '../ui/useKit.ts'
import { PaperImage } from './PaperImage.tsx'
import classes from './PrintLayout.module.css'

export interface AcademyFacts {
  readonly AcademyName: Trilingual
  readonly Address?: Trilingual
  readonly Email?: string
  readonly Phone?: string
  /** Addresses of its pictures: one that stands for names and contact, and the academy's mark. */
  readonly Banner?: string | null
  readonly Logo?: string | null
}

export interface LetterheadProps {
  /** Whose paper it is, and where the academy is found. */
  readonly academy: AcademyFacts
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** Number under which the document is found again. */
  readonly reference?: string | null | undefined
  /** What that number is called; 'Reference' where not said. */
  readonly referenceLabel?: ReactNode
  /** Day of the document. */
  readonly day?: string | null | undefined
  /** Where the document can be verified. */
  readonly qr?: string | null | undefined
}

/**
 * The academy's name around its mark, in Arabic on the right and in the other language of the document on the left
 * whichever way the document runs, and what the document is.
 */
export function Letterhead({ academy, title, subtitle, reference, referenceLabel, day, qr }: LetterheadProps) {
  const kit = useKit()
  const language = useLanguage()
  const { AcademyName, Address, Email, Phone, Banner, Logo } = academy
  const other = inLanguage(AcademyName, language === 'ar' ? 'en' : language)
  return (
    <header className={classes['head']}>
      <PaperImage
        address={Banner}
        description={inLanguage(AcademyName, language).text}
        className={classes['banner']}
        instead={
          <>
            <div className={classes['names']}>
              <span lang="ar" dir="rtl" className={classes['name']}>
                {AcademyName.ar}
              </span>
              <PaperImage address={Logo} className={classes['logo']} instead={<Mark size="13mm" />} />
              <span lang={other.language} dir={directionOf(other.language)} className={classes['name']}>
                {other.language !== 'ar' && other.text}
              </span>
            </div>
            {(inLanguage(Address, language).text || Email || Phone) && (
              <div className={classes['contact']}>
                {inLanguage(Address, language).text && <Localized text={Address} />}
                {Phone && <Code>{Phone}</Code>}
                {Email && <Code>{Email}</Code>}
              </div>
            )}
          </>
        }
      />
      <div className={classes['what']}>
        <div>
          <h1 className={classes['title']}>{title}</h1>
          {subtitle && <div className={classes['subtitle']}>{subtitle}</div>}
        </div>
        <div className={classes['marks']}>
          <dl className={classes['facts']}>
            {reference && [
              <dt key="reference">{referenceLabel ?? kit('print.reference')}</dt>,
              <dd key="reference value">
                <Code>{reference}</Code>
              </dd>,
            ]}
            {day && [
              <dt key="day">{kit('print.date')}</dt>,
              <dd key="day value">
                <DayText day={day} />
              </dd>,
            ]}
          </dl>
          {qr && <QrCode value={qr} label={kit('print.check')} size={72} />}
        </div>
      </div>
    </header>
  )
}
