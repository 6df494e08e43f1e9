import { Badge, Button, Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { PersonName } from '../parts/PersonName.tsx'

type Detail = Output<typeof calls.getTraineePassDetail>

/** One result with its arithmetic, part by part. */
export default function PassDetailPage() {
  const CourseClassID = useIdParam('CourseClassID')
  const TraineeID = useIdParam('TraineeID')
  const query = useCall(
    calls.getTraineePassDetail,
    CourseClassID === null || TraineeID === null ? skip : { CourseClassID, TraineeID },
  )
  const t = useText('evaluation')
  const isTrainee = useUser()?.userRole === 'trainee'
  if (CourseClassID === null || TraineeID === null)
    return (
      <Page title={t('screens.traineePass')}>
        <EmptyState
          sentence={t('pickResult')}
          action={
            isTrainee
              ? { label: t('screens.myResults'), href: '/TraineeCoursesPass' }
              : { label: t('toTrainees'), href: '/User/Trainee' }
          }
        />
      </Page>
    )
  return <QueryView query={query}>{(detail) => <DetailOf detail={detail} />}</QueryView>
}

function DetailOf({ detail }: { detail: Detail }) {
  const t = useText('evaluation')
  const format = useFormat()
  const isTrainee = useUser()?.userRole === 'trainee'
  return (
    <Page
      title={<Localized text={detail.CourseName} />}
      description={<Code>{detail.ClassCode}</Code>}
      badge={
        <Badge variant="light" size="lg" color={detail.Passed ? 'green' : 'red'}>
          {t(detail.Passed ? 'passed' : 'failed')}
        </Badge>
      }
      actions={
        isTrainee && (
          <Button component={AppLink} to="/TraineeCertification" variant="default">
            {t('certificates')}
          </Button>
        )
      }
    >
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('trainee'), value: <PersonName person={detail} /> },
            { label: t('percent'), value: <Text fw={600}>{format.percent(detail.Percent)}</Text> },
            { label: t('band'), value: detail.BandName ? <Localized text={detail.BandName} /> : format.number(null) },
            {
              label: t('standing'),
              value: detail.PublishedAt
                ? t('published', { at: format.dateTime(detail.PublishedAt) })
                : t(`standings.${detail.Standing}`),
            },
          ]}
        />
      </Section>
      <Arithmetic detail={detail} />
    </Page>
  )
}

function Arithmetic({ detail }: { detail: Detail }) {
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
      score: mean.Score === null ? t('noScore') : `${format.number(mean.Score)} / ${format.number(mean.MaxScore)}`,
      share: format.percent(mean.Percent),
      points: mean.Points,
    })),
    ...Exams.map((exam) => ({
      name: exam.Name,
      rule: exam.IsMandatory ? t('mandatory', { degree: format.percent(exam.PassDegree) }) : t('optional'),
      fails: exam.IsMandatory && !exam.Passed,
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
        {sum.Shortfalls.map((shortfall) => (
          <Text key={shortfall} size="sm" c="red">
            {t(`shortfalls.${shortfall}`)}
          </Text>
        ))}
      </Group>
    </Section>
  )
}
