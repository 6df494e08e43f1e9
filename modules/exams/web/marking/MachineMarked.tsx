import { Badge, Group, List, Stack, Text } from '@mantine/core'
import { Colon, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { readNumber } from '../../rules/answers/numerical.ts'
import { AnswerPicture } from '../parts/AnswerPicture.tsx'
import { useAnswerWords } from '../parts/answer-words.ts'
import type { PaperQuestion } from './paper.ts'

/** What was given to a question that the machine marks, beside what is right. */
export function MachineMarked({ question }: { question: PaperQuestion }) {
  if (question.Type === 'matching') return <Pairs question={question} />
  const isWritten = question.Type === 'shortAnswer' || question.Type === 'numerical'
  return (
    <Stack gap="xs">
      {isWritten ? <Accepted question={question} /> : <Choices question={question} />}
      <AlsoAccepted question={question} />
    </Stack>
  )
}

/** What the exam takes beside the key of the bank. */
function AlsoAccepted({ question }: { question: PaperQuestion }) {
  const t = useText('sitting')
  const format = useFormat()
  const words = useAnswerWords()
  return question.AlsoAccepted.map((accepted) => (
    <Text key={`${accepted.Text}${accepted.Since}`} size="sm">
      {t('marking.alsoAccepted', { day: format.dateTime(accepted.Since) })}
      <Colon />
      <Typed>{acceptedText(question.Type, words(question.Type, accepted.Text), format)}</Typed>
      {accepted.Tolerance !== null && accepted.Tolerance > 0 && (
        <> {t('marking.tolerance', { value: format.plain(accepted.Tolerance, 0, 9) })}</>
      )}
      <Sep />
      <Typed>{accepted.Reason}</Typed>
    </Text>
  ))
}

function Choices({ question }: { question: PaperQuestion }) {
  const t = useText('sitting')
  const format = useFormat()
  const words = useAnswerWords()
  return (
    <List size="sm" listStyleType="none" spacing={4}>
      {question.Answers.map((answer, at) => (
        <List.Item key={answer.ID}>
          <AnswerPicture fileId={answer.FileID} number={at + 1} />
          <Group gap="xs">
            {(answer.Text !== '' || answer.FileID === null) && <Typed>{words(question.Type, answer.Text)}</Typed>}
            {answer.IsRight && (
              <Badge size="sm" color="green" variant="light">
                {t('marking.right')}
              </Badge>
            )}
            {answer.IsChosen && (
              <Badge size="sm" color={answer.IsRight ? 'green' : 'red'} variant="outline">
                {t('marking.chosen')}
              </Badge>
            )}
            {answer.Fraction !== null && (
              <Text size="xs" c="dimmed" component="span">
                {t('marking.share', { percent: format.percent(answer.Fraction) })}
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  )
}

function Accepted({ question }: { question: PaperQuestion }) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('marking.written')}
      </Text>
      <Text size="sm">{question.IsBlank ? t('marking.blank') : <Typed>{question.Written ?? ''}</Typed>}</Text>
      <Text size="sm" c="dimmed">
        {t('marking.accepted')}
      </Text>
      <List size="sm" listStyleType="none" spacing={4}>
        {question.Answers.map((answer) => (
          <List.Item key={answer.ID}>
            <Group gap="xs">
              <Typed>{acceptedText(question.Type, answer.Text, format)}</Typed>
              {answer.Tolerance !== null && answer.Tolerance > 0 && (
                <span>{t('marking.tolerance', { value: format.plain(answer.Tolerance, 0, 9) })}</span>
              )}
              <Text size="xs" c="dimmed" component="span">
                {t('marking.share', { percent: format.percent(answer.Fraction ?? (answer.IsRight ? 100 : 0)) })}
              </Text>
              {answer.IsChosen && (
                <Badge size="sm" color={answer.IsRight ? 'green' : 'red'} variant="outline">
                  {t('marking.takenFor')}
                </Badge>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** A number in the digits of the page; a text as it stands in the bank. */
function acceptedText(type: PaperQuestion['Type'], text: string, format: ReturnType<typeof useFormat>): string {
  const number = type === 'numerical' ? readNumber(text) : null
  return number === null ? text : format.plain(number, 0, 9)
}

function Pairs({ question }: { question: PaperQuestion }) {
  const t = useText('sitting')
  return (
    <List size="sm" listStyleType="none" spacing={8}>
      {question.Pairs.map((pair, at) => (
        <List.Item key={pair.ItemID}>
          <AnswerPicture fileId={pair.FileID} number={at + 1} />
          <Group gap="xs">
            {(pair.Item !== '' || pair.FileID === null) && <Typed>{pair.Item}</Typed>}
            <span aria-hidden>:</span>
            {pair.Chosen === null ? (
              <Text size="sm" c="dimmed" component="span">
                {t('marking.notMatched')}
              </Text>
            ) : (
              <Typed>{pair.Chosen}</Typed>
            )}
            <Badge size="sm" color={pair.IsRight ? 'green' : 'red'} variant="light">
              {t(pair.IsRight ? 'marking.right' : 'marking.wrong')}
            </Badge>
            {!pair.IsRight && (
              <Text size="xs" c="dimmed" component="span">
                {t('marking.rightMatch', { text: pair.Right })}
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  )
}
