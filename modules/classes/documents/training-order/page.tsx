import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { PrintedPlace } from '../../web/parts/printed/PrintedPlace.tsx'
import { PrintedSessions } from '../../web/parts/printed/PrintedSessions.tsx'
import type trainingOrder from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof trainingOrder, typeof ar>
type Content = Shown['Content']

export default documentPage<typeof trainingOrder, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Order,
})

function Order({ Content: shown, t }: Shown) {
  const format = useFormat()
  return (
    <>
      <PrintFacts
        items={[
          [t('courseNumber'), <Code key="code">{shown.CourseCode}</Code>],
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('hours'), format.number(shown.Hours)],
          [t('place'), <PrintedPlace key="place" of={shown} place={t(shown.Place)} />],
          [t('language'), <Localized key="language" text={shown.LanguageName} />],
          [t('trainees'), format.number(shown.TakingPart)],
          [t('minTrainees'), format.number(shown.MinTrainees)],
          [t('maxTrainees'), format.number(shown.MaxTrainees)],
        ]}
      />
      {shown.Staff.length > 0 && (
        <PrintTable<Content['Staff'][number]>
          caption={t('staff')}
          rows={shown.Staff}
          columns={[
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
            { key: 'role', label: t('role'), cell: (row) => t(`roles.${row.Role}`) },
            {
              key: 'answer',
              label: t('answer'),
              width: '40mm',
              cell: (row) => t(row.Standing),
            },
          ]}
        />
      )}
      <PrintedSessions
        sessions={shown.Sessions}
        words={{
          caption: t('sessions'),
          number: t('number'),
          day: t('day'),
          time: t('time'),
          classRoom: t('classRoom'),
        }}
      />
      {shown.Trainees && shown.Trainees.length > 0 && (
        <PrintTable<NonNullable<Content['Trainees']>[number]>
          caption={t('trainees')}
          rows={shown.Trainees}
          columns={[
            { key: 'code', label: t('traineeNumber'), width: '34mm', cell: (row) => <Code>{row.Code}</Code> },
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
            { key: 'organization', label: t('organization'), cell: (row) => <Localized text={row.OrganizationName} /> },
          ]}
        />
      )}
    </>
  )
}
