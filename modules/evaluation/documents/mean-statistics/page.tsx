import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, nothing, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type meanStatistics from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof meanStatistics, typeof ar>
type Mean = Shown['Content']['Means'][number]
type Exam = Shown['Content']['Exams'][number]

export default documentPage<typeof meanStatistics, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Statistics,
})

function Statistics({ Content: shown, t }: Shown) {
  const format = useFormat()
  const score = (value: number | null) => (value === null ? nothing : format.number(Math.round(value * 100) / 100))
  const percent = (value: number | null) => (value === null ? nothing : format.percent(Math.round(value * 100) / 100))
  return (
    <>
      <PrintFacts
        items={[
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('trainees'), format.number(shown.Trainees)],
          [t('pass'), format.percent(shown.PassPercent)],
        ]}
      />
      {shown.Means.length > 0 && (
        <PrintTable<Mean>
          caption={t('means')}
          rows={shown.Means}
          columns={[
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
            { key: 'share', label: t('share'), align: 'end', cell: (row) => format.percent(row.Share) },
            { key: 'max', label: t('max'), align: 'end', cell: (row) => format.number(row.MaxScore) },
            { key: 'given', label: t('given'), align: 'end', cell: (row) => format.number(row.Given) },
            { key: 'average', label: t('average'), align: 'end', cell: (row) => score(row.Average) },
            { key: 'lowest', label: t('lowest'), align: 'end', cell: (row) => score(row.Lowest) },
            { key: 'highest', label: t('highest'), align: 'end', cell: (row) => score(row.Highest) },
          ]}
        />
      )}
      {shown.Exams.length > 0 && (
        <PrintTable<Exam>
          caption={t('exams')}
          rows={shown.Exams}
          columns={[
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
            {
              key: 'share',
              label: t('share'),
              align: 'end',
              cell: (row) => (row.Share === null ? nothing : format.percent(row.Share)),
            },
            { key: 'given', label: t('given'), align: 'end', cell: (row) => format.number(row.Given) },
            { key: 'average', label: t('average'), align: 'end', cell: (row) => percent(row.Average) },
            { key: 'lowest', label: t('lowest'), align: 'end', cell: (row) => percent(row.Lowest) },
            { key: 'highest', label: t('highest'), align: 'end', cell: (row) => percent(row.Highest) },
          ]}
        />
      )}
    </>
  )
}
