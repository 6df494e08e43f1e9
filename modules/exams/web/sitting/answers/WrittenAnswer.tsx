import { Text, Textarea, TextInput } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import { longestShortAnswer } from '../../../rules/answers/short-answer.ts'
import type { AnswerProps } from './answer-props.ts'

const writtenIn = (answer: AnswerProps['answer']) => (answer && 'Text' in answer ? answer.Text : '')

/** An essay. */
export function LongAnswer({ answer, onAnswer, onSettle, labelId }: AnswerProps) {
  const t = useText('sitting')
  const written = writtenIn(answer)
  return (
    <div>
      <Textarea
        label={t('paper.write')}
        aria-describedby={labelId}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={20_000}
        attributes={{ input: written ? { dir: 'auto' } : {} }}
        value={written}
        onChange={(event) => onAnswer({ Text: event.currentTarget.value }, true)}
        onBlur={onSettle}
      />
      <Text size="xs" c="dimmed" ta="end" mt={4}>
        {t('paper.words', { count: written.length })}
      </Text>
    </div>
  )
}

/** A word or a few. */
export function ShortAnswer({ answer, onAnswer, onSettle, labelId }: AnswerProps) {
  const t = useText('sitting')
  const written = writtenIn(answer)
  return (
    <TextInput
      label={t('paper.writeShort')}
      aria-describedby={labelId}
      maxLength={longestShortAnswer}
      autoComplete="off"
      // a suggestion of the browser would be a hint
      spellCheck={false}
      attributes={{ input: written ? { dir: 'auto' } : {} }}
      value={written}
      onChange={(event) => onAnswer({ Text: event.currentTarget.value }, true)}
      onBlur={onSettle}
    />
  )
}
