import { Alert, Button, Checkbox, Container, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import type { attemptCalls } from '../../contract/calls.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { DeliveryNote } from '../answers/DeliveryNote.tsx'
import { useDelivery } from '../answers/useDelivery.ts'
import { useWays } from './ways.ts'

type Exam = Output<typeof attemptCalls.getExamCover>

/** What a trainee reads before the clock starts. */
export function Cover(props: {
  exam: Exam
  queue: AnswerQueue
  onBegin: () => void
  beginning: boolean
  problem: string | null
}) {
  const t = useText('sitting')
  const format = useFormat()
  const ways = useWays()
  const { exam, queue } = props
  const delivery = useDelivery(queue, exam.AttemptID ?? 0)
  const countsUntil = exam.Deadline && new Date(Date.parse(exam.Deadline) + exam.GraceMinutes * 60_000)
  const [agreed, setAgreed] = useState(false)
  const resumes = exam.Actions.includes('resume')
  const may = resumes || exam.Actions.includes('start')
  return (
    <Container size="sm" py="xl">
      <Stack gap="md">
        <div>
          <Title order={1} size="h2">
            <Localized text={exam.ExamName} />
          </Title>
          <Text c="dimmed" component="div">
            <Localized text={exam.CourseName} />
            <Sep />
            <ExamOwner code={exam.ClassCode} competition={exam.CompetitionID} />
          </Text>
        </div>
        <DeliveryNote
          delivery={delivery}
          countsUntil={countsUntil || null}
          onSeen={() => void queue.told(exam.AttemptID ?? 0)}
        />
        <Section>
          <KeyValues
            items={[
              { label: t('available.minutes'), value: format.minutes(exam.Minutes) },
              { label: t('available.questions'), value: format.number(exam.Questions) },
              { label: t('cover.starts'), value: format.dateTime(exam.StartsAt) },
              { label: t('cover.ends'), value: format.dateTime(exam.ClosesAt) },
            ]}
          />
        </Section>
        <Section title={t('cover.before')}>
          <List spacing="sm" size="sm">
            {exam.ExtraPercent > 0 && (
              <List.Item>{t('cover.extra', { percent: format.percent(exam.ExtraPercent) })}</List.Item>
            )}
            {exam.LargeLetters && <List.Item>{t('cover.large')}</List.Item>}
            {exam.ReadingAloud && <List.Item>{t('cover.aloud')}</List.Item>}
            <List.Item>{t('cover.clock')}</List.Item>
            <List.Item>{t('cover.late', { count: exam.GraceMinutes })}</List.Item>
            {exam.ExamMode && (
              <List.Item>
                <Text component="span" fw={600} size="sm">
                  {t('cover.mode')}
                </Text>
              </List.Item>
            )}
            <List.Item>{t(ways.words.device)}</List.Item>
            <List.Item>{t('cover.once')}</List.Item>
          </List>
        </Section>
        {exam.Rules && (
          <Section title={t('cover.rules')}>
            <RichTextView html={exam.Rules} />
          </Section>
        )}
        {props.problem && <Alert color="red">{props.problem}</Alert>}
        {may ? (
          <Stack gap="sm" data-foot>
            {!resumes && (
              <Checkbox
                label={t('cover.agree')}
                checked={agreed}
                onChange={(event) => setAgreed(event.currentTarget.checked)}
              />
            )}
            <Group>
              <Button size="md" disabled={!resumes && !agreed} loading={props.beginning} onClick={props.onBegin}>
                {t(resumes ? 'cover.resume' : 'cover.begin')}
              </Button>
              <Button size="md" variant="default" component={AppLink} to={ways.exams}>
                {t(ways.words.back)}
              </Button>
            </Group>
          </Stack>
        ) : (
          <Group>
            <Text>
              {exam.FinishedAt
                ? t('cover.handedIn', { at: format.dateTime(exam.FinishedAt) })
                : exam.StartsAt > exam.Now
                  ? t('cover.toCome', { at: format.dateTime(exam.StartsAt) })
                  : t('cover.closed')}
            </Text>
            {exam.Actions.includes('seeResult') && (
              <Button component={AppLink} to={ways.results}>
                {t('available.seeResult')}
              </Button>
            )}
            <Button variant="default" component={AppLink} to={ways.exams}>
              {t(ways.words.back)}
            </Button>
          </Group>
        )}
      </Stack>
    </Container>
  )
}
