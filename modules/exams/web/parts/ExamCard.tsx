import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Colon, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { attemptCalls } from '../../contract/calls.ts'
import { ExamOwner } from './ExamOwner.tsx'

type Exam = Output<typeof attemptCalls.getAvailableExams>['Items'][number]

function standing(exam: Exam): { key: 'toCome' | 'open' | 'done' | 'over' | 'running'; color: string } {
  if (exam.Actions.includes('resume')) return { key: 'running', color: 'yellow' }
  if (exam.FinishedAt) return { key: 'done', color: 'gray' }
  if (exam.Actions.includes('start')) return { key: 'open', color: 'green' }
  return exam.StartsAt > exam.Now ? { key: 'toCome', color: 'blue' } : { key: 'over', color: 'gray' }
}

/** An exam as its trainee sees it: when it is, how far it is, and what comes next. */
export function ExamCard({ exam }: { exam: Exam }) {
  const t = useText('sitting')
  const format = useFormat()
  const { key, color } = standing(exam)
  const opens = exam.Actions.includes('resume') || exam.Actions.includes('start')
  return (
    <Card withBorder padding="md">
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Text fw={600}>
            <Localized text={exam.ExamName} />
          </Text>
          <Badge variant="light" color={color}>
            {t(`available.${key}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" component="div">
          <Localized text={exam.CourseName} />
          <Sep />
          <ExamOwner code={exam.ClassCode} competition={exam.CompetitionID} />
        </Text>
        <Stack gap={2}>
          <Text size="sm">{t('available.opens', { at: format.dateTime(exam.StartsAt) })}</Text>
          <Text size="sm">{t('available.closes', { at: format.dateTime(exam.ClosesAt) })}</Text>
          <Text size="sm">
            {t('available.minutes')}
            <Colon />
            {format.minutes(exam.Minutes)}
            <Sep />
            {t('available.questions')}
            <Colon />
            {format.number(exam.Questions)}
          </Text>
          {exam.RepeatUntil && (
            <Text size="sm">{t('available.repeat', { at: format.dateTime(exam.RepeatUntil) })}</Text>
          )}
          {exam.FinishedAt && (
            <Text size="sm">{t('available.handedIn', { at: format.dateTime(exam.FinishedAt) })}</Text>
          )}
        </Stack>
        <Group mt="auto">
          {opens && (
            <Button component={AppLink} to="/ExamAnswer/:Code?" params={{ Code: exam.Code }}>
              {t(exam.Actions.includes('resume') ? 'available.resume' : 'available.start')}
            </Button>
          )}
          {exam.Actions.includes('seeResult') && (
            <Button component={AppLink} to="/ExamResult" variant="default">
              {t('available.seeResult')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
