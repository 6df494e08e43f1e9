import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { PrintedPlace } from '../../web/parts/printed/PrintedPlace.tsx'
import { PrintedSessions } from '../../web/parts/printed/PrintedSessions.tsx'
import type authorizationOfInstruction from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof authorizationOfInstruction, typeof ar>

export default documentPage<typeof authorizationOfInstruction, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.ClassCode, referenceLabel: word('classNumber') }),
  Body: Authorization,
})

function Authorization({ Content: shown, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  return (
    <>
      <p>
        {t('text', {
          instructor: pick(shown.InstructorName),
          role: t(`roles.${shown.Role}`),
          course: pick(shown.CourseName),
        })}
      </p>
      <PrintFacts
        items={[
          [t('instructor'), <Localized key="instructor" text={shown.InstructorName} />],
          [t('instructorNumber'), <Code key="number">{shown.InstructorCode}</Code>],
          [t('course'), <Localized key="course" text={shown.CourseName} />],
          [t('courseNumber'), <Code key="code">{shown.CourseCode}</Code>],
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('hours'), format.number(shown.Hours)],
          [t('place'), <PrintedPlace key="place" of={shown} place={t(shown.Place)} />],
          [t('language'), <Localized key="language" text={shown.LanguageName} />],
        ]}
      />
      <PrintedSessions
        sessions={shown.Sessions}
        words={{
          caption: t(shown.AreOwnSessions ? 'ownSessions' : 'sessions'),
          number: t('number'),
          day: t('day'),
          time: t('time'),
          classRoom: t('classRoom'),
        }}
      />
    </>
  )
}
