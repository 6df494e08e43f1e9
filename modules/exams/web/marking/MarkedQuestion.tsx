import { Badge, Box, Group, Paper as Card, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { NumberField } from '#platform/web/forms/NumberFields.tsx'
import { InstantText, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/RichTextView.tsx'
import { isMarkedByHand } from '../../rules/question.ts'
import { MachineMarked } from './MachineMarked.tsx'
import type { PaperQuestion } from './paper.ts'

export interface Mark {
  readonly score: number | undefined
  readonly comment: string
}

/** One question of a finished paper; `onMark` where a person may mark it. */
export function MarkedQuestion(props: {
  question: PaperQuestion
  mark: Mark | undefined
  onMark: ((mark: Mark) => void) | null
}) {
  const t = useText('sitting')
  const format = useFormat()
  const { question, onMark } = props
  const byHand = isMarkedByHand(question.Type) && onMark !== null
  const mark = props.mark ?? { score: question.Score ?? undefined, comment: question.Comment }
  return (
    <Card withBorder p="md" component="section" aria-label={t('paper.question', { number: question.Number, all: '' })}>
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
        {byHand && (
          <Group align="start" gap="md">
            <Box w="10rem">
              <NumberField
                label={t('marking.score', { weight: format.number(question.Weight) })}
                min={0}
                max={question.Weight}
                decimals={2}
                value={mark.score ?? null}
                onChange={(score) => onMark({ ...mark, score: score ?? undefined })}
              />
            </Box>
            <Textarea
              flex={1}
              miw="14rem"
              autosize
              label={t('marking.comment')}
              maxLength={2000}
              value={mark.comment}
              onChange={(event) => onMark({ ...mark, comment: event.currentTarget.value })}
            />
          </Group>
        )}
        {!byHand && question.Comment && (
          <Text size="sm">
            {t('results.comment')}: <Typed>{question.Comment}</Typed>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
