import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useState } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { answers, type Answer } from '../../rules/meeting.ts'

interface Asked {
  readonly answer: Answer | null
  readonly canAnswer: boolean
  /** What the link of a calendar file said; it is sent when it is pressed, as programs open links by themselves. */
  readonly chosen?: Answer | null
  readonly send: (answer: Answer) => Promise<unknown>
}

/** Yes, maybe or no to a meeting, until it is over. */
export function Answering({ answer, canAnswer, chosen = null, send }: Asked) {
  const t = useText('meetings')
  const sentence = useSentence('meetings')
  const [going, setGoing] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const given = answer && t(`invitation.${answer}`)
  if (!canAnswer) return given ? <Text size="sm">{t('invitation.givenBefore', { answer: given })}</Text> : null
  const isOpen = chosen !== null && chosen !== answer
  // What looks chosen is what was answered, or what the letter's link asks to press.
  const filled = isOpen ? chosen : answer
  const press = async (each: Answer) => {
    setGoing(each)
    setProblem(null)
    try {
      await send(each)
      toast.done(t('invitation.saved'))
      await refreshEverything()
    } catch (error) {
      setProblem(error)
    } finally {
      setGoing(null)
    }
  }
  return (
    <Stack gap="sm">
      {problem !== null && (
        <Alert color="red" role="alert">
          {sentence(problem)}
        </Alert>
      )}
      <Group gap="sm" role="group" aria-label={t('invitation.question')}>
        {answers.map((each) => (
          <Button
            key={each}
            variant={each === filled ? 'filled' : 'default'}
            aria-pressed={each === answer}
            loading={going === each}
            disabled={going !== null && going !== each}
            onClick={() => void press(each)}
          >
            {t(`invitation.${each}`)}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {isOpen || !given ? t('invitation.chosen') : t('invitation.given', { answer: given })}
      </Text>
    </Stack>
  )
}
