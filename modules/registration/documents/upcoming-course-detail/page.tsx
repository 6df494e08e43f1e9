import { inLanguage } from '#platform/shared/text.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { useLanguage } from '#platform/web/text.ts'
import type upcomingCourseDetail from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof upcomingCourseDetail, typeof ar>

export default documentPage<typeof upcomingCourseDetail, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode ?? Content.PlanRowCode ?? Content.CourseCode,
    referenceLabel: word(Content.ClassCode === null ? 'planNumber' : 'classNumber'),
    qr: Content.Address,
  }),
  Body: Detail,
})

function Detail({ Content: shown, t }: Shown) {
  const format = useFormat()
  const language = useLanguage()
  const objectives = inLanguage(shown.Objectives, language).text
  return (
    <>
      {shown.ClassCode === null && <p>{t('planned')}</p>}
      <PrintFacts
        items={[
          [t('course'), <Localized key="name" text={shown.CourseName} />],
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('hours'), format.number(shown.Hours)],
          [
            t('place'),
            <span key="place">
              {t(shown.Place)}
              {shown.ClassRoomName && (
                <>
                  <Sep />
                  <Localized text={shown.ClassRoomName} />
                </>
              )}
            </span>,
          ],
          [t('taughtIn'), <Localized key="language" text={shown.LanguageName} />],
          [t('category'), <Localized key="category" text={shown.CategoryName} />],
          [t('level'), <Localized key="level" text={shown.LevelName} />],
          [t('fee'), shown.Fee.Minor === 0 ? t('free') : format.money(shown.Fee)],
          ...(shown.SeatsLeft === null
            ? []
            : ([[t('seats'), shown.SeatsLeft === 0 ? t('full') : format.number(shown.SeatsLeft)]] as const)),
          [
            t(shown.ClassCode === null ? 'readMore' : 'register'),
            <Code key="address">{shown.Address.replace(/^https?:\/\//, '')}</Code>,
          ],
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
      {shown.Prerequisites.length > 0 && (
        <>
          <h2>{t('before')}</h2>
          <ul>
            {shown.Prerequisites.map((each) => (
              <li key={each.Code}>
                <Localized text={each.Name} /> <Code>{each.Code}</Code>
              </li>
            ))}
          </ul>
        </>
      )}
      {inLanguage(shown.Prerequisite, language).text && (
        <p>
          {t('prerequisite')} <Localized text={shown.Prerequisite} />
        </p>
      )}
      {shown.Modules.length > 0 && (
        <PrintTable
          rows={shown.Modules}
          columns={[
            { key: 'name', label: t('content'), cell: (row) => <Localized text={row.Name} /> },
            { key: 'hours', label: t('hours'), width: '5rem', align: 'end', cell: (row) => format.number(row.Hours) },
          ]}
        />
      )}
      {shown.Sessions.length > 0 && (
        <PrintTable
          rows={shown.Sessions}
          columns={[
            { key: 'day', label: t('sessions'), cell: (row) => format.weekdayAndDay(row.Day) },
            {
              key: 'time',
              label: t('time'),
              width: '9rem',
              align: 'end',
              cell: (row) => format.timeRange(row.StartsAt, row.EndsAt),
            },
          ]}
        />
      )}
    </>
  )
}
