import { Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { evaluationCalls as calls } from '../../contract/calls.ts'

type Detail = Output<typeof calls.getTraineePassDetail>

/** Every part of one result's sum, for the trainee and for those who publish it. */
export function Arithmetic({ detail }: { detail: Detail }) {
  const t = useText('evaluation')
  const format = useFormat()
  const { Means, Exams, ...sum } = detail.Arithmetic
  const points = (parts: readonly { Points: number }[]) =>
    format.number(parts.reduce((all, part) => all + part.Points, 0))
  const parts = [
    ...Means.map((mean) => ({
      name: mean.Name,
      rule: '',
      fails: false,
      score:
        mean.Score === null
          ? t('noScore')
          : t('scoreOf', { score: format.number(mean.Score), max: format.number(mean.MaxScore) }),
      share: format.percent(mean.Percent),
      points: mean.Points,
    })),
    ...Exams.map((exam) => ({
      name: exam.Name,
      rule: exam.IsMandatory ? t('mandatory', { degree: format.percent(exam.PassDegree) }) : t('optional'),
      fails: exam.IsMandatory && !exam.Passed && (exam.ExamPercent !== null || detail.Standing === 'final'),
      score: exam.ExamPercent === null ? t('noScore') : format.percent(exam.ExamPercent),
      share: t('examShare', { share: format.percent(exam.SharePercent), weight: format.percent(sum.ExamsWeight) }),
      points: exam.Points,
    })),
  ]
  return (
    <Section
      flush
      title={t('arithmetic')}
      description={t('formula', { means: points(Means), exams: points(Exams), total: format.percent(detail.Percent) })}
    >
      <SimpleTable
        caption={t('screens.traineePass')}
        rows={parts}
        rowKey={(_, at) => at}
        totals={{ part: t('total'), points: format.percent(detail.Percent) }}
        columns={[
          {
            key: 'part',
            label: t('part'),
            card: 'title',
            cell: (part) => (
              <>
                <Localized text={part.name} />
                {part.rule && (
                  <Text size="xs" c={part.fails ? 'red' : 'dimmed'}>
                    {part.rule}
                  </Text>
                )}
              </>
            ),
          },
          { key: 'score', label: t('score'), align: 'end', cell: (part) => part.score },
          { key: 'share', label: t('share'), align: 'end', cell: (part) => part.share },
          { key: 'points', label: t('points'), align: 'end', cell: (part) => format.number(part.points) },
        ]}
      />
      <Group gap="lg" p="md">
        <Text size="sm">{t('passMark', { percent: format.percent(sum.PassPercent) })}</Text>
        <Text size="sm">
          {t('attendanceLine', {
            percent: format.percent(sum.AttendancePercent),
            threshold: format.percent(sum.AttendanceThreshold),
          })}
        </Text>
        {sum.Practical && (
          <Text size="sm">
            {sum.Practical.Percent === null
              ? t('practicalWaits', { pass: format.percent(sum.Practical.PassPercent) })
              : t('practicalLine', {
                  percent: format.percent(sum.Practical.Percent),
                  pass: format.percent(sum.Practical.PassPercent),
                })}
          </Text>
        )}
        {sum.Shortfalls.map((shortfall) => (
          <Text key={shortfall} size="sm" c="red">
            {t(`shortfalls.${shortfall}`)}
          </Text>
        ))}
      </Group>
    </Section>
  )
}
