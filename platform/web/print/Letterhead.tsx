import type { ReactNode } from 'react'
import { Mark } from '../brand/Brand.tsx'
import { Code, DayText } from '../format.tsx'
import { ar } from '../text/kit/ar.ts'
import { en } from '../text/kit/en.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { useKit } from '../ui/useKit.ts'
import classes from './PrintLayout.module.css'

export interface LetterheadProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** Number under which the document is found again. */
  readonly reference?: string | null | undefined
  /** Day of the document. */
  readonly day?: string | null | undefined
  /** Where the document can be verified. */
  readonly qr?: string | null | undefined
}

/** The academy's name in both languages around its mark, and what the document is. */
export function Letterhead({ title, subtitle, reference, day, qr }: LetterheadProps) {
  const kit = useKit()
  return (
    <header className={classes['head']}>
      <div className={classes['names']}>
        <span lang="ar" dir="rtl" className={classes['name']}>
          {ar.print.academy}
        </span>
        <Mark size="13mm" />
        <span lang="en" dir="ltr" className={classes['name']}>
          {en.print.academy}
        </span>
      </div>
      <div className={classes['what']}>
        <div>
          <h1 className={classes['title']}>{title}</h1>
          {subtitle && <div className={classes['subtitle']}>{subtitle}</div>}
        </div>
        <div className={classes['marks']}>
          <dl className={classes['facts']}>
            {reference && [
              <dt key="reference">{kit('print.reference')}</dt>,
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
