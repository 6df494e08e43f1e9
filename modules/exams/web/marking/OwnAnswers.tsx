import { Button, Divider, Group, List, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Colon, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { AnswerPicture } from '../parts/AnswerPicture.tsx'
import { useAnswerWords } from '../parts/answer-words.ts'
import { resultCalls as calls } from '../../contract/calls.ts'
import { Feedback } from './Feedback.tsx'

/** The trainee's own paper after the results are out: answers, marks and comments, never the right answers. */
export function OwnAnswers({ code, number }: { code: string; number: number | null }) {
  const t = useText('sitting')
  const format = useFormat()
  const query = useCall(calls.getReviewAnswers, { Code: code, ...(number !== null && { Number: number }) })
  const words = useAnswerWords()
  return (
    <QueryView query={query}>
      {(paper) => (
        <Stack gap="md">
          <Group>
            <Button
              size="compact-sm"
              variant="default"
              component={AppLink}
              to="/report/CourseExamAnswer/:CourseClassExamsID?/:TraineeID?"
              params={{ CourseClassExamsID: paper.ExamID, TraineeID: paper.TraineeID }}
            >
              {t('marking.print')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              component={AppLink}
              to="/report/CourseExam/:CourseClassExamsID?"
              params={{ CourseClassExamsID: paper.ExamID }}
            >
              {t('marking.printSheet')}
            </Button>
          </Group>
          {paper.Result === 'initial' && <Text size="sm">{t('results.initialHint')}</Text>}
          {paper.Questions.map((question) => (
            <Stack key={question.Number} gap="xs">
              <Group justify="space-between">
                <Group gap="xs">
                  <Verdict question={question} />
                  <Text size="sm" c="dimmed">
                    {t('paper.question', {
                      number: format.number(question.Number),
                      all: format.number(paper.Questions.length),
                    })}
                  </Text>
                </Group>
                <Text size="sm" fw={600}>
                  {question.Score === null
                    ? t('results.waitsForMark')
                    : t('results.mark', {
                        score: format.number(question.Score),
                        weight: format.number(question.Weight),
                      })}
                </Text>
              </Group>
              <RichTextView html={question.Text} />
              <Text size="sm" c="dimmed">
                {t('results.yourAnswer')}
              </Text>
              {question.IsBlank ? (
                <Text size="sm">{t('results.blank')}</Text>
              ) : question.Written !== null ? (
                <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                  {question.Written}
                </Text>
              ) : question.Pairs.length > 0 ? (
                <List size="sm">
                  {question.Pairs.map((pair, at) => (
                    <List.Item key={`${pair.Item}${pair.FileID}`}>
                      <AnswerPicture fileId={pair.FileID} number={at + 1} />
                      <Typed>{pair.Item}</Typed>: <Typed>{pair.Chosen ?? t('results.nothingChosen')}</Typed>
                    </List.Item>
                  ))}
                </List>
              ) : (
                <List size="sm">
                  {question.Chosen.map((text, at) => (
                    <List.Item key={`${text}${question.ChosenFileIDs[at]}`}>
                      <AnswerPicture fileId={question.ChosenFileIDs[at] ?? null} number={at + 1} />
                      {text !== '' && <Typed>{words(question.Type, text)}</Typed>}
                    </List.Item>
                  ))}
                </List>
              )}
              {question.Comment && (
                <Text size="sm">
                  {t('results.comment')}
                  <Colon />
                  <Typed>{question.Comment}</Typed>
                </Text>
              )}
              <Feedback question={question} />
              <Divider />
            </Stack>
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

type Question = Output<typeof calls.getReviewAnswers>['Questions'][number]

const verdicts = {
  rightAnswer: { color: 'green', Icon: IconCheck },
  partlyRight: { color: 'yellow', Icon: IconCircleHalf2 },
  wrongAnswer: { color: 'red', Icon: IconX },
} as const

/** Right, wrong or something between, by the mark that was given; nothing while none is. */
function Verdict({ question }: { question: Pick<Question, 'Score' | 'Weight'> }) {
  const t = useText('sitting')
  const { Score, Weight } = question
  if (Score === null) return null
  const verdict = Score >= Weight ? 'rightAnswer' : Score > 0 ? 'partlyRight' : 'wrongAnswer'
  const { color, Icon } = verdicts[verdict]
  return (
    <ThemeIcon size="sm" radius="xl" variant="light" color={color} role="img" aria-label={t(`results.${verdict}`)}>
      <Icon size={14} aria-hidden />
    </ThemeIcon>
  )
}
