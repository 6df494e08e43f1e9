import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintPicture } from '#platform/web/print/PrintPicture.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import type coursePoster from './document.ts'
import classes from './Poster.module.css'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof coursePoster, typeof ar>

export default documentPage<typeof coursePoster, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    title: <Localized text={Content.Name} />,
    subtitle: <Localized text={Content.CategoryName} fallback="" />,
    reference: Content.Code,
    referenceLabel: word('code'),
  }),
  Body: Poster,
})

const codeSize = 260

function Poster({ Content: shown, t }: Shown) {
  const format = useFormat()
  return (
    <>
      <PrintPicture fileId={shown.ImageID} />
      <PrintFacts
        items={[
          [t('days'), format.number(shown.Days)],
          [t('hours'), format.number(shown.Hours)],
          [t('fee'), shown.Fee.Minor === 0 ? t('free') : format.money(shown.Fee)],
        ]}
      />
      {shown.Dates.length > 0 && (
        <>
          <h2>{t('dates')}</h2>
          <ul className={classes['dates']}>
            {shown.Dates.map(({ StartDate, EndDate, Place }, at) => (
              <li key={at}>
                {format.dayRange(StartDate, EndDate)}
                <Sep />
                {t(`places.${Place}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes['code']}>
        <QrCode value={shown.Address} label={null} size={codeSize} />
        <p>{t('scan')}</p>
        <Code>{shown.Address.replace(/^https?:\/\//, '')}</Code>
      </div>
    </>
  )
}
