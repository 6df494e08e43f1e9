import type { Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/address.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { PrintFacts, PrintTable, Signatures } from '#platform/web/print/PrintTable.tsx'
import { useText } from '#platform/web/text.ts'
import { reportsCalls } from '../../contract/calls.ts'
import { DocumentWords } from '../parts/DocumentWords.tsx'
import { ReportPage } from '../parts/ReportPage.tsx'
import { loadPdf, useReport } from '../parts/useReport.ts'

type Content = Output<typeof reportsCalls.getFinalEvaluationReport>

export default function FinalEvaluationPage() {
  const CourseClassID = useIdParam('CourseClassID')
  const TraineeID = useIdParam('TraineeID')
  const parameters = CourseClassID === null || TraineeID === null ? null : { CourseClassID, TraineeID }
  const query = useReport(reportsCalls.getFinalEvaluationReport, parameters)
  return (
    <ReportPage query={query}>
      {(content) => (
        <PrintLayout
          paper="portrait"
          academy={content.AcademyName}
          title={<DocumentWords path="screens.finalEvaluation" />}
          reference={content.TraineeCode}
          referenceLabel={<DocumentWords path="evaluation.traineeCode" />}
          languages={['ar', 'en', 'fr']}
          language={content.Language as Language}
          {...(parameters && {
            pdf: {
              name: `${content.ClassCode}-${content.TraineeCode}.pdf`,
              load: (language: Language) => loadPdf('FinalEvaluationIACE', parameters, language),
            },
          })}
        >
          <Evaluation content={content} />
        </PrintLayout>
      )}
    </ReportPage>
  )
}

function Evaluation({ content }: { content: Content }) {
  const t = useText('reports')
  const format = useFormat()
  const { Means, Exams, ...sum } = content.Arithmetic
  const parts = [
    ...Means.map((mean) => ({
      name: mean.Name,
      score:
        mean.Score === null
          ? t('evaluation.none')
          : t('evaluation.scoreOf', { score: format.number(mean.Score), max: format.number(mean.MaxScore) }),
      share: mean.Percent,
      points: mean.Points,
    })),
    ...Exams.map((exam) => ({
      name: exam.Name,
      score: exam.ExamPercent === null ? t('evaluation.none') : format.percent(exam.ExamPercent),
      share: (exam.SharePercent * sum.ExamsWeight) / 100,
      points: exam.Points,
    })),
  ]
  return (
    <>
      <PrintFacts
        items={[
          [t('evaluation.trainee'), <Localized key="trainee" text={{ ar: content.NameAr, en: content.NameEn }} />],
          [t('certificate.classCode'), <Code key="class">{content.ClassCode}</Code>],
          [t('evaluation.course'), <Localized key="course" text={content.CourseName} />],
          [t('evaluation.dates'), format.dayRange(content.StartsOn, content.EndsOn)],
          [t('evaluation.result'), t(content.Passed ? 'evaluation.passed' : 'evaluation.failed')],
          [t('evaluation.total'), format.percent(content.Percent)],
        ]}
      />
      <PrintTable<(typeof parts)[number]>
        rows={parts}
        columns={[
          { key: 'part', label: t('evaluation.part'), cell: (part) => <Localized text={part.name} /> },
          { key: 'score', label: t('evaluation.score'), align: 'end', cell: (part) => part.score },
          { key: 'share', label: t('evaluation.share'), align: 'end', cell: (part) => format.percent(part.share) },
          { key: 'points', label: t('evaluation.points'), align: 'end', cell: (part) => format.number(part.points) },
        ]}
        totals={[{ part: t('evaluation.total'), points: format.percent(content.Percent) }]}
      />
      <p>
        {t('evaluation.pass', { percent: format.percent(sum.PassPercent) })}
        <Sep />
        {t('evaluation.attendance', {
          percent: format.percent(sum.AttendancePercent),
          threshold: format.percent(sum.AttendanceThreshold),
        })}
      </p>
      <p>
        {t('evaluation.published', {
          at: format.dateTime(content.PublishedAt),
          version: format.number(content.Version),
        })}
      </p>
      <Signatures items={[{ role: t('certificate.registrar') }, { role: t('certificate.director') }]} />
    </>
  )
}
