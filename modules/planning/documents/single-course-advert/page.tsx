import { inLanguage } from '#platform/shared/text.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintText } from '#platform/web/print/PrintTable.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { useWeekdayName } from '../../web/parts/words.tsx'
import type singleCourseAdvert from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof singleCourseAdvert, typeof ar>

export default documentPage<typeof singleCourseAdvert, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    title: <Localized text={Content.Name} />,
    reference: Content.CourseCode,
    referenceLabel: word('courseNumber'),
    qr: Content.Address,
  }),
  Body: Advert,
})

function Advert({ Content: shown, t }: Shown) {
  const format = useFormat()
  const language = useLanguage()
  const weekday = useWeekdayName()
  const objectives = inLanguage(shown.Objectives, language).text
  const place = (
    <span key="place">
      {t(shown.Place)}
      {shown.ClassRoomName && (
        <>
          <Sep />
          <Localized text={shown.ClassRoomName} />
        </>
      )}
    </span>
  )
  return (
    <>
      <PrintFacts
        items={[
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('hours'), format.number(shown.Hours)],
          [t('weekdays'), format.list(shown.Weekdays.map(weekday))],
          [t('time'), format.timeRange(shown.StartTime, shown.EndTime)],
          [t('place'), place],
          [t('language'), <Localized key="language" text={shown.LanguageName} />],
          [t('level'), <Localized key="level" text={shown.LevelName} />],
          [t('fee'), shown.Fee.Minor === 0 ? t('free') : format.money(shown.Fee)],
        ]}
      />
      {objectives && (
        <>
          <h2>{t('objectives')}</h2>
          <ul>
            {objectives.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {inLanguage(shown.Prerequisite, language).text && (
        <PrintText title={t('prerequisite')}>
          <Localized text={shown.Prerequisite} />
        </PrintText>
      )}
      {shown.Address && (
        <p>
          {t(shown.IsOpen ? 'registerAt' : 'readMoreAt')}{' '}
          <a href={shown.Address}>
            <Code>{shown.Address.replace(/^https?:\/\//, '')}</Code>
          </a>
        </p>
      )}
    </>
  )
}
