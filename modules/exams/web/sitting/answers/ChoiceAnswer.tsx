import { Checkbox, Radio, Stack, Text } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import { AnswerPicture } from '../../parts/AnswerPicture.tsx'
import { useAnswerWords } from '../../parts/answer-words.ts'
import classes from '../Sitting.module.css'
import type { AnswerProps } from './answer-props.ts'

/** One of several answers, or some of them. */
export function ChoiceAnswer({ question, answer, onAnswer, labelId }: AnswerProps) {
  const t = useText('sitting')
  const words = useAnswerWords()
  const chosen = answer && 'AnswerIDs' in answer ? answer.AnswerIDs : []
  const several = question.Type === 'multiAnswers'
  const Card = several ? Checkbox.Card : Radio.Card
  const Indicator = several ? Checkbox.Indicator : Radio.Indicator
  const cards = (
    <Stack gap="xs">
      {question.Answers.map((each, at) => (
        <Card key={each.ID} value={String(each.ID)} className={classes['choice']!}>
          <Indicator />
          <span dir="auto" className={classes['choiceText']}>
            <AnswerPicture fileId={each.FileID} number={at + 1} />
            {words(question.Type, each.Text)}
          </span>
        </Card>
      ))}
    </Stack>
  )
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(several ? 'paper.chooseSeveral' : 'paper.chooseOne')}
      </Text>
      {several ? (
        <Checkbox.Group
          aria-labelledby={labelId}
          value={chosen.map(String)}
          onChange={(values) => onAnswer({ AnswerIDs: values.map(Number) })}
        >
          {cards}
        </Checkbox.Group>
      ) : (
        <Radio.Group
          aria-labelledby={labelId}
          value={chosen.length > 0 ? String(chosen[0]) : ''}
          onChange={(value) => onAnswer({ AnswerIDs: [Number(value)] })}
        >
          {cards}
        </Radio.Group>
      )}
    </>
  )
}
