import { Badge, Box, Group, Paper as Card, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import type { SheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { Colon, InstantText, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { isMarkedByHand } from '../../rules/question.ts'
import { leaveMark } from './keys/question-focus.ts'
import classes from './MarkedQuestion.module.css'
import { MachineMarked } from './MachineMarked.tsx'
import { type Mark, withRemark } from './mark.ts'
import type { PaperQuestion } from './paper.ts'
import { Remarks } from './Remarks.tsx'

/** One question of a finished paper; `drafts` where a person may mark it. */
export function MarkedQuestion(props: {
  examId: number
  question: PaperQuestion
  drafts: SheetDrafts<number, Mark> | null
}) {
  const t = useText('sitting')
  const format = useFormat()
  const { question } = props
  const id = question.ExamQuestionID
  const drafts = isMarkedByHand(question.Type) ? props.drafts : null
  const saved: Mark = { score: question.Score ?? undefined, comment: question.Comment }
  const typed = drafts?.mine(id)
  const mark = drafts?.value(id) ?? saved
  const said = ({ score, comment }: Mark) => format.joined([format.number(score), comment].filter(Boolean))
  return (
    <Card
      withBorder
      p="md"
      component="section"
      aria-label={t('marking.numbered', { number: question.Number })}
      className={classes['question']!}
      {...(drafts && { 'data-question': id, tabIndex: -1 })}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {format.number(question.Number)}
            </Text>
            {question.IsLate && (
              <Badge size="sm" color="yellow" variant="light">
                {t('marking.late')}
              </Badge>
            )}
            {!isMarkedByHand(question.Type) && (
              <Badge size="sm" color="gray" variant="light">
                {t('marking.machine')}
              </Badge>
            )}
          </Group>
          <Text size="sm" fw={600}>
            {question.Score === null
              ? t('results.waitsForMark')
              : t('results.mark', { score: format.number(question.Score), weight: format.number(question.Weight) })}
          </Text>
        </Group>
        <RichTextView html={question.Text} />
        {isMarkedByHand(question.Type) ? (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Stack gap={4}>
              <Text size="sm" c="dimmed">
                {t('marking.written')}
              </Text>
              <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                {question.IsBlank ? t('marking.blank') : question.Written}
              </Text>
            </Stack>
            <Stack gap={4}>
              <Text size="sm" c="dimmed">
                {t('marking.modelAnswer')}
              </Text>
              <RichTextView html={question.ModelAnswer} />
            </Stack>
          </SimpleGrid>
        ) : (
          <MachineMarked question={question} />
        )}
        {question.NotCounted.length > 0 && (
          <Stack gap={2}>
            <Text size="sm" c="red">
              {t('marking.notCounted')}
            </Text>
            {question.NotCounted.map((late) => (
              <Text key={late.At} size="sm" component="div">
                <InstantText at={late.At} /> <Typed>{late.Written ?? ''}</Typed>
              </Text>
            ))}
          </Stack>
        )}
        {drafts && (
          <Group align="start" gap="md">
            <Box w="10rem">
              <NumberField
                label={t('marking.score', { weight: format.number(question.Weight) })}
                min={0}
                max={question.Weight}
                decimals={2}
                value={mark.score ?? null}
                onChange={(score) => drafts.put(id, { ...mark, score: score ?? undefined })}
                onEnter={leaveMark}
              />
            </Box>
            <Textarea
              flex={1}
              miw="14rem"
              autosize
              label={t('marking.comment')}
              maxLength={2000}
              value={mark.comment}
              onChange={(event) => drafts.put(id, { ...mark, comment: event.currentTarget.value })}
            />
          </Group>
        )}
        {drafts && (
          <Remarks
            examId={props.examId}
            questionId={id}
            onPick={(remark) => drafts.put(id, { ...mark, comment: withRemark(mark.comment, remark, '\n') })}
          />
        )}
        {drafts && typed && drafts.changed.includes(id) && (
          <ChangedEntry
            label={t('marking.numbered', { number: question.Number })}
            theirs={said(saved)}
            mine={said(typed)}
            onTheirs={() => drafts.drop(id)}
            onMine={() => drafts.keepMine(id)}
          />
        )}
        {!drafts && question.Comment && (
          <Text size="sm">
            {t('results.comment')}
            <Colon />
            <Typed>{question.Comment}</Typed>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
