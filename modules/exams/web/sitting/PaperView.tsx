import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconFlag } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isProblem, keepPageAtSessionEnd, send } from '#platform/web/client.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useSentence } from '#platform/web/ui/ErrorState.tsx'
import { attemptCalls as calls } from '../../contract/calls.ts'
import type { ServerClock } from './clock.ts'
import { Left } from './Left.tsx'
import { Navigator } from './Navigator.tsx'
import { Question } from './Question.tsx'
import { SaveState } from './SaveState.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import classes from './Sitting.module.css'
import { deviceKey } from './store.ts'
import { Timer } from './Timer.tsx'
import { isAnswered, useAnswers, type Paper } from './useAnswers.ts'
import { useExamMode } from './useExamMode.ts'

export interface Ending {
  readonly kind: 'submitted' | 'autoSubmitted' | 'closedViolation' | 'other'
  readonly answered?: number
  readonly questions?: number
}

const endingOf = (kind: string): Ending['kind'] =>
  kind === 'submitted' || kind === 'autoSubmitted' || kind === 'closedViolation' ? kind : 'other'

/** The running paper: one question at a time, the clock, the save state, handing in. */
export function PaperView({
  paper,
  clock,
  onEnd,
}: {
  paper: Paper
  clock: ServerClock
  onEnd: (ending: Ending) => void
}) {
  const t = useText('sitting')
  const format = useFormat()
  const sentence = useSentence('exams')
  const user = useUser()
  const [email] = useState(user?.email ?? '')
  const [at, setAt] = useState(0)
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [signedOut, setSignedOut] = useState(false)
  const answers = useAnswers(paper, clock, (kind) => onEnd({ kind: endingOf(kind) }))
  const secondsLeft = useExamMode({
    enabled: paper.ExamMode && !signedOut,
    attemptId: paper.AttemptID,
    clock,
    onClosed: () => onEnd({ kind: 'closedViolation' }),
    onReturned: () => toast.info(t('left.noted')),
  })
  useEffect(() => keepPageAtSessionEnd(() => setSignedOut(true)), [])

  const question = paper.Questions[at]!
  const missing = paper.Questions.filter((each) => !isAnswered(answers.given.get(each.ExamQuestionID))).length
  const go = (index: number) => {
    answers.settle()
    setAt(Math.max(0, Math.min(paper.Questions.length - 1, index)))
  }
  const toggleFlag = () =>
    setFlagged((before) => {
      const after = new Set(before)
      if (!after.delete(question.ExamQuestionID)) after.add(question.ExamQuestionID)
      return after
    })

  const submit = async () => {
    setSubmitting(true)
    setProblem(null)
    answers.settle()
    try {
      await answers.queue.flush()
      if (answers.queue.facts().unsent > 0) throw new Error('unsent')
      const reply = await send(calls.submitExam, { body: { AttemptID: paper.AttemptID, DeviceKey: deviceKey() } })
      onEnd({
        kind: endingOf(reply.State === 'autoSubmitted' ? 'autoSubmitted' : 'submitted'),
        answered: reply.Answered,
        questions: reply.Questions,
      })
    } catch (error) {
      if (isProblem(error, 'attemptClosed')) onEnd({ kind: endingOf(String(error.data?.['finishKind'] ?? '')) })
      else setProblem(isProblem(error) && error.status > 0 ? sentence(error) : t('paper.submitOffline'))
    } finally {
      setSubmitting(false)
    }
  }
  /** The time is up: what is left is sent; the server has closed the paper by its own clock. */
  const timeUp = async () => {
    answers.settle()
    await answers.queue.flush()
    onEnd({ kind: 'autoSubmitted' })
  }

  const last = at === paper.Questions.length - 1
  return (
    <div className={classes['page']}>
      <header className={classes['bar']}>
        <h1 className={classes['name']}>
          <Localized text={paper.ExamName} />
        </h1>
        <SaveState answers={answers} />
        <Group gap="md">
          <Timer clock={clock} onUp={() => void timeUp()} />
          <Button size="compact-md" onClick={() => setAsking(true)}>
            {t('paper.submit')}
          </Button>
        </Group>
      </header>
      <div className={classes['columns']}>
        <Stack gap="md">
          {answers.facts.offline && <Alert color="yellow">{t('paper.offline')}</Alert>}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t('paper.question', {
                number: format.number(question.Number),
                all: format.number(paper.Questions.length),
              })}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color={flagged.has(question.ExamQuestionID) ? 'yellow' : 'gray'}
              leftSection={<IconFlag size={16} />}
              onClick={toggleFlag}
              aria-pressed={flagged.has(question.ExamQuestionID)}
            >
              {t(flagged.has(question.ExamQuestionID) ? 'paper.unflag' : 'paper.flag')}
            </Button>
          </Group>
          <Question
            key={question.ExamQuestionID}
            question={question}
            answer={answers.given.get(question.ExamQuestionID)}
            onAnswer={(answer, typing) => answers.answer(question.ExamQuestionID, answer, typing)}
            onSettle={answers.settle}
          />
        </Stack>
        <Navigator questions={paper.Questions} answers={answers} flagged={flagged} current={at} onGo={go} />
      </div>
      <footer className={classes['foot']}>
        <Button
          variant="default"
          disabled={at === 0}
          onClick={() => go(at - 1)}
          leftSection={<IconArrowLeft size={16} className="mirrored" />}
        >
          {t('paper.previous')}
        </Button>
        {last ? (
          <Button onClick={() => setAsking(true)}>{t('paper.submit')}</Button>
        ) : (
          <Button
            variant="default"
            onClick={() => go(at + 1)}
            rightSection={<IconArrowRight size={16} className="mirrored" />}
          >
            {t('paper.next')}
          </Button>
        )}
      </footer>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('paper.submitTitle')} centered>
        <Stack gap="md">
          <Text size="sm">{missing === 0 ? t('paper.submitAll') : t('paper.submitMissing', { count: missing })}</Text>
          {problem && <Alert color="red">{problem}</Alert>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('paper.keepOn')}
            </Button>
            <Button onClick={() => void submit()} loading={submitting}>
              {t('paper.submitNow')}
            </Button>
          </Group>
        </Stack>
      </Modal>
      {secondsLeft !== null && <Left seconds={secondsLeft} />}
      {signedOut && (
        <SignInAgain
          email={email}
          onDone={() => {
            setSignedOut(false)
            void answers.queue.flush()
          }}
        />
      )}
    </div>
  )
}
