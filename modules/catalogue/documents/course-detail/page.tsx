import { inLanguage } from '#platform/shared/text.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintPicture } from '#platform/web/print/PrintPicture.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { totalPercent } from '../../rules/means.ts'
import type courseDetail from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof courseDetail, typeof ar>

export default documentPage<typeof courseDetail, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Code, referenceLabel: word('code') }),
  Body: Detail,
})

function Detail({ Content: course, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  const language = useLanguage()
  const objectives = inLanguage(course.Objectives, language).text
  const prerequisite = inLanguage(course.Prerequisite, language).text
  const lessons = course.Modules.flatMap((module) => [
    { key: `m${module.ID}`, isModule: true, name: module.Name, length: format.minutes(module.Hours * 60) },
    ...module.Lessons.map((lesson) => ({
      key: `l${lesson.ID}`,
      isModule: false,
      name: lesson.Name,
      length: format.minutes(lesson.Minutes),
    })),
  ])
  const means = course.EvaluationMeans
  const exams = 100 - totalPercent(means.map((mean) => ({ percent: mean.Percent })))
  return (
    <>
      <PrintPicture fileId={course.ImageID} />
      <PrintFacts
        items={[
          [t('course'), <Localized key="name" text={course.Name} />],
          [t('category'), <Localized key="category" text={course.CategoryName} />],
          [t('level'), <Localized key="level" text={course.LevelName} />],
          [t('types'), format.list(course.Types.map((type) => pick(type)))],
          [t('taughtIn'), format.list(course.Languages.map((each) => pick(each)))],
          ...(course.Revision === null ? [] : [[t('revision'), format.number(course.Revision)] as [string, string]]),
          [t('hours'), format.number(course.Hours)],
          [t('days'), format.number(course.Days)],
          [t('fee'), course.Fee.Minor === 0 ? t('free') : format.money(course.Fee)],
          [t('pass'), format.percent(course.PassPercent)],
          [t('attendance'), format.percent(course.AttendancePercent)],
        ]}
      />
      {(course.Prerequisites.length > 0 || prerequisite) && <h2>{t('before')}</h2>}
      {course.Prerequisites.length > 0 && (
        <ul>
          {course.Prerequisites.map((each) => (
            <li key={each.Code}>
              <Localized text={each.Name} /> <Code>{each.Code}</Code>
            </li>
          ))}
        </ul>
      )}
      {prerequisite && (
        <p>
          <Localized text={course.Prerequisite} />
        </p>
      )}
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
      {lessons.length > 0 && (
        <PrintTable<(typeof lessons)[number]>
          rows={lessons}
          columns={[
            {
              key: 'content',
              label: t('content'),
              cell: (row) =>
                row.isModule ? (
                  <strong>
                    <Localized text={row.name} />
                  </strong>
                ) : (
                  <Localized text={row.name} />
                ),
            },
            {
              key: 'length',
              label: t('length'),
              align: 'end',
              cell: (row) => row.length,
            },
          ]}
        />
      )}
      <PrintTable
        rows={[
          ...means.map((mean) => ({ name: pick(mean.Name), percent: mean.Percent })),
          { name: t('exams'), percent: exams },
        ]}
        columns={[
          { key: 'mean', label: t('mean'), cell: (row) => row.name },
          { key: 'percent', label: t('percent'), align: 'end', cell: (row) => format.percent(row.percent) },
        ]}
      />
      {course.InstructorNames.length > 0 && (
        <p>
          {t('taughtBy')} {format.list(course.InstructorNames.map((name) => pick(name)))}
        </p>
      )}
    </>
  )
}
