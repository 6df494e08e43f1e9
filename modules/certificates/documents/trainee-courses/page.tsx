import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type traineeCourses from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof traineeCourses, typeof ar>

export default documentPage<typeof traineeCourses, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.TraineeCode, referenceLabel: word('traineeCode') }),
  Body: Courses,
})

function Courses({ Content: content, t }: Shown) {
  const format = useFormat()
  type Course = Shown['Content']['Courses'][number]
  const { From, To } = content
  // Of the days that were asked for, one may be open.
  const period =
    From && To
      ? format.dayRange(From, To)
      : From
        ? t('since', { day: format.day(From) })
        : To && t('upTo', { day: format.day(To) })
  return (
    <>
      <PrintFacts
        items={[
          [t('trainee'), <Localized key="trainee" text={content.TraineeName} />],
          ...(period ? [[t('dates'), period] as const] : []),
        ]}
      />
      <PrintTable<Course>
        caption={t('title')}
        rows={content.Courses}
        columns={[
          { key: 'course', label: t('course'), cell: (row) => <Localized text={row.CourseName} /> },
          { key: 'class', label: t('classCode'), cell: (row) => <Code>{row.ClassCode}</Code> },
          { key: 'dates', label: t('dates'), cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
          {
            key: 'attendance',
            label: t('attendance'),
            align: 'end',
            cell: (row) => (row.Attendance === null ? nothing : format.percent(row.Attendance)),
          },
          {
            key: 'result',
            label: t('result'),
            align: 'end',
            cell: (row) => (row.Percent === null ? nothing : format.percent(row.Percent)),
          },
          {
            key: 'outcome',
            label: t('outcome'),
            cell: (row) => (row.Passed === null ? t('none') : t(row.Passed ? 'passed' : 'notPassed')),
          },
          {
            key: 'certificates',
            label: t('certificates'),
            cell: (row) =>
              row.Certificates.length === 0
                ? nothing
                : row.Certificates.map((each) => (
                    <div key={each.Serial}>
                      <Code>{each.Serial}</Code>
                    </div>
                  )),
          },
          { key: 'hours', label: t('hours'), align: 'end', cell: (row) => format.number(row.Hours) },
        ]}
        totals={[{ course: t('total'), hours: format.number(content.Hours) }]}
      />
    </>
  )
}
