import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type finalEvaluation from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof finalEvaluation, typeof ar>

export default documentPage<typeof finalEvaluation, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.TraineeCode, referenceLabel: word('traineeCode') }),
  Body: Evaluation,
})

function Evaluation({ Content: content, t }: Shown) {
  const format = useFormat()
  const { Means, Exams, ...sum } = content.Arithmetic
  const parts = [
    ...Means.map((mean) => ({
      name: mean.Name,
      score:
        mean.Score === null
          ? t('none')
          : t('scoreOf', { score: format.number(mean.Score), max: format.number(mean.MaxScore) }),
      share: mean.Percent,
      points: mean.Points,
    })),
    ...Exams.map((exam) => ({
      name: exam.Name,
      score: exam.ExamPercent === null ? t('none') : format.percent(exam.ExamPercent),
      share: (exam.SharePercent * sum.ExamsWeight) / 100,
      points: exam.Points,
    })),
  ]
  return (
    <>
      <PrintFacts
        items={[
          [t('trainee'), <Localized key="trainee" text={{ ar: content.NameAr, en: content.NameEn }} />],
          [t('classCode'), <Code key="class">{content.ClassCode}</Code>],
          [t('course'), <Localized key="course" text={content.CourseName} />],
          [t('dates'), format.dayRange(content.StartsOn, content.EndsOn)],
          [t('result'), t(content.Passed ? 'passed' : 'failed')],
          [t('total'), format.percent(content.Percent)],
        ]}
      />
      <PrintTable<(typeof parts)[number]>
        rows={parts}
        columns={[
          { key: 'part', label: t('part'), cell: (part) => <Localized text={part.name} /> },
          { key: 'score', label: t('score'), align: 'end', cell: (part) => part.score },
          { key: 'share', label: t('share'), align: 'end', cell: (part) => format.percent(part.share) },
          { key: 'points', label: t('points'), align: 'end', cell: (part) => format.number(part.points) },
        ]}
        totals={[{ part: t('total'), points: format.percent(content.Percent) }]}
      />
      <p>
        {t('pass', { percent: format.percent(sum.PassPercent) })}
        <Sep />
        {t('attendance', {
          percent: format.percent(sum.AttendancePercent),
          threshold: format.percent(sum.AttendanceThreshold),
        })}
        {sum.Practical && (
          <>
            <Sep />
            {t('practical', {
              percent: format.percent(sum.Practical.Percent),
              pass: format.percent(sum.Practical.PassPercent),
            })}
          </>
        )}
      </p>
      <p>
        {t('published', {
          at: format.dateTime(content.PublishedAt),
          version: format.number(content.Version),
        })}
      </p>
    </>
  )
}
