import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './Sitting.module.css'
import { isAnswered, type Answers, type Paper } from './useAnswers.ts'

/** All questions by number: answered, to review, the one shown. */
export function Navigator(props: {
  questions: Paper['Questions']
  answers: Answers
  flagged: ReadonlySet<number>
  current: number
  onGo: (index: number) => void
}) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <Stack gap="sm" component="nav" aria-label={t('paper.questions')}>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {t('paper.questions')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('paper.answeredOf', {
            answered: format.number(
              props.questions.filter((each) => isAnswered(props.answers.given.get(each.ExamQuestionID))).length,
            ),
            all: format.number(props.questions.length),
          })}
        </Text>
      </Group>
      <div className={classes['numbers']}>
        {props.questions.map((question, index) => {
          const answered = isAnswered(props.answers.given.get(question.ExamQuestionID))
          const flagged = props.flagged.has(question.ExamQuestionID)
          const words = [t(answered ? 'paper.answered' : 'paper.notAnswered'), ...(flagged ? [t('paper.flagged')] : [])]
          return (
            <UnstyledButton
              key={question.ExamQuestionID}
              className={classes['number']}
              data-answered={answered}
              data-flagged={flagged}
              data-current={index === props.current}
              aria-current={index === props.current ? 'step' : undefined}
              aria-label={`${format.number(question.Number)}${format.colon}${words.join(format.separator)}`}
              onClick={() => props.onGo(index)}
            >
              {format.number(question.Number)}
            </UnstyledButton>
          )
        })}
      </div>
    </Stack>
  )
}
