import type * as z from 'zod'
import { Mark } from '#platform/web/brand/Brand.tsx'
import type { Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { PaperImage } from '#platform/web/print/PaperImage.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import classes from './Card.module.css'
import type membershipCard from './document.ts'
import type { printedCard } from './document.ts'
import type { ar } from './words/ar.ts'

interface SideProps {
  readonly card: z.output<typeof printedCard>
  readonly academy: Drawn<typeof membershipCard, typeof ar>['Letterhead']
  readonly t: Drawn<typeof membershipCard, typeof ar>['t']
}

function Head({ academy, card }: Pick<SideProps, 'academy' | 'card'>) {
  return (
    <header className={classes['head']}>
      <PaperImage address={academy.Logo} className={classes['logo']} instead={<Mark size="8mm" />} />
      <div className={classes['academy']}>
        <Localized text={card.AcademyName} />
      </div>
    </header>
  )
}

/** Whose card it is. */
export function Front({ card, academy, t }: SideProps) {
  const format = useFormat()
  const language = useLanguage()
  const [first, second] = language === 'ar' ? [card.NameAr, card.NameEn] : [card.NameEn || card.NameAr, card.NameAr]
  return (
    <div className={classes['side']} data-side="front">
      <Head academy={academy} card={card} />
      <div className={classes['body']}>
        <PaperImage address={card.Photo} className={classes['photo']} />
        <div className={classes['holder']}>
          <h1 className={classes['kind']}>{t('card')}</h1>
          <p className={classes['name']}>
            <Typed>{first}</Typed>
          </p>
          {second && second !== first && (
            <p className={classes['otherName']}>
              <Typed>{second}</Typed>
            </p>
          )}
          <dl className={classes['facts']}>
            <div>
              <dt>{t('number')}</dt>
              <dd>
                <Code>{card.Number}</Code>
              </dd>
            </div>
            <div>
              <dt>{t('trainee')}</dt>
              <dd>
                <Code>{card.TraineeCode}</Code>
              </dd>
            </div>
            {card.ValidUntil !== null && (
              <div>
                <dt>{t('validUntil')}</dt>
                <dd>{format.day(card.ValidUntil)}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </div>
  )
}

/** How it is verified, and where it belongs. */
export function Back({ card, academy, t }: SideProps) {
  return (
    <div className={classes['side']} data-side="back">
      <div className={classes['check']}>
        <div className={classes['words']}>
          <p>{t('property')}</p>
          <p className={classes['verify']}>
            {t('verify')}
            <br />
            <Code>{card.VerifyAddress.replace(/^https?:\/\//, '').replace(card.VerifyCode, '')}</Code>
            <br />
            <Code>{card.VerifyCode}</Code>
          </p>
        </div>
        <div className={classes['qr']}>
          <QrCode value={card.VerifyAddress} label={t('verify')} />
        </div>
      </div>
      <footer className={classes['foot']}>
        <strong>
          <Localized text={card.AcademyName} />
        </strong>
        {Object.values(academy.Address).some(Boolean) && (
          <span>
            <Localized text={academy.Address} />
          </span>
        )}
        {academy.Phone && <Code>{academy.Phone}</Code>}
        {academy.Email && <Code>{academy.Email}</Code>}
      </footer>
    </div>
  )
}
