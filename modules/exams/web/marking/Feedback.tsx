import { Text } from '@mantine/core'
import { Colon, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'

/** What the bank says of a question and of what was answered, where the exam shows it. */
export function Feedback({
  question,
}: {
  question: { readonly Feedback: string; readonly AnswerFeedback: readonly string[] }
}) {
  const t = useText('sitting')
  return (
    <>
      {question.AnswerFeedback.map((text) => (
        <Text key={text} size="sm">
          {t('results.answerFeedback')}
          <Colon />
          <Typed>{text}</Typed>
        </Text>
      ))}
      {question.Feedback && (
        <>
          <Text size="sm" c="dimmed">
            {t('results.feedback')}
          </Text>
          <RichTextView html={question.Feedback} />
        </>
      )}
    </>
  )
}
