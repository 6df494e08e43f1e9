import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { MarkedQuestion, type Mark } from './MarkedQuestion.tsx'
import type { PaperQuestion } from './paper.ts'

/**
 * The questions of a paper. Where there is something to mark (`fold`), that comes first, and what the machine marked is
 * folded away below it.
 */
export function PaperQuestions(props: {
  questions: readonly PaperQuestion[]
  fold: boolean
  marks: ReadonlyMap<number, Mark>
  onMark: ((id: number, mark: Mark) => void) | null
}) {
  const t = useText('sitting')
  const listId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const { questions, marks, onMark } = props
  const byHand = questions.filter((question) => isMarkedByHand(question.Type))
  const byMachine = questions.filter((question) => !isMarkedByHand(question.Type))
  const shown = (list: readonly PaperQuestion[]) =>
    list.map((question) => (
      <MarkedQuestion
        key={question.ExamQuestionID}
        question={question}
        mark={marks.get(question.ExamQuestionID)}
        onMark={onMark && ((mark) => onMark(question.ExamQuestionID, mark))}
      />
    ))
  if (!props.fold || byHand.length === 0 || byMachine.length === 0) return <Stack gap="md">{shown(questions)}</Stack>
  return (
    <Stack gap="md">
      {shown(byHand)}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('marking.machineFolded', { count: byMachine.length })}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={unfolded}
          aria-controls={listId}
          rightSection={unfolded ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'marking.fold' : 'marking.unfold')}
        </Button>
      </Group>
      <Stack gap="md" id={listId}>
        {unfolded && shown(byMachine)}
      </Stack>
    </Stack>
  )
}
