import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconFlag } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useKeyboardHere } from '#platform/web/ui/dialogs/useKeyboardHere.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { DeliveryNote } from '../answers/DeliveryNote.tsx'
import { usePaperMedia } from '../answers/paper-media.ts'
import { fetchKinds, ReadAloud } from './answers/fetched.tsx'
import type { ServerClock } from './clock.ts'
import { HandIn } from './HandIn.tsx'
import { HandInButton } from './HandInButton.tsx'
import { Left } from './away/Left.tsx'
import { Navigator } from './Navigator.tsx'
import { Paused } from './away/Paused.tsx'
import { Question } from './Question.tsx'
import { SaveState } from './SaveState.tsx'
import classes from './Sitting.module.css'
import { Timer } from './Timer.tsx'
import { isAnswered, useAnswers, type Paper } from './useAnswers.ts'
import { useExamMode } from './useExamMode.ts'
import { usePause } from './usePause.ts'
import type { HandingIn } from './useHandIn.ts'

/** The running paper: one question at a time, the clock, the save state, handing in. */
export function PaperView(props: {
  paper: Paper
  queue: AnswerQueue
  clock: ServerClock
  handing: { state: HandingIn; problem: unknown; handIn: () => Promise<void> }
  /** Nobody is signed in: leaving is not watched while the password is asked for. */
  signedOut: boolean
  onTimeUp: () => void
  onClosedByViolation: () => void
}) {
  const t = useText('sitting')
  const format = useFormat()
  const { paper, queue, clock, handing } = props
  const [at, setAt] = useState(0)
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const answers = useAnswers(paper, queue, clock)
  const here = useKeyboardHere()
  const handsIn = handing.state === 'asking' || handing.state === 'unknown'
  const isPaused = usePause(paper.AttemptID, clock, queue)
  const secondsLeft = useExamMode({
    enabled: paper.ExamMode && !props.signedOut && !handsIn && !isPaused,
    attemptId: paper.AttemptID,
    clock,
    onClosed: props.onClosedByViolation,
    onReturned: () => toast.info(t('left.noted')),
  })
  const isCovered = isPaused || secondsLeft !== null
  useEffect(() => answers.settle, [answers.settle])
  // What is being typed is kept as it is: the cover lets nobody go on.
  const { settle } = answers
  useEffect(() => {
    if (isPaused) settle()
  }, [isPaused, settle])
  usePaperMedia(paper)
  useEffect(
    () =>
      fetchKinds(
        paper.Questions.map((each) => each.Type),
        { aloud: paper.ReadingAloud },
      ),
    [paper],
  )

  const question = paper.Questions[at]!
  const missing = paper.Questions.filter((each) => !isAnswered(answers.given.get(each.ExamQuestionID))).length
  const last = at === paper.Questions.length - 1
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

  return (
    <div className={classes['page']} data-large={paper.LargeLetters || undefined}>
      <header className={classes['bar']} inert={isCovered}>
        <h1 className={classes['name']} {...here}>
          <Localized text={paper.ExamName} />
        </h1>
        <SaveState delivery={answers.delivery} />
        <Group gap="md">
          <Timer clock={clock} onUp={props.onTimeUp} />
          <HandInButton missing={missing} disabled={handsIn} onAsk={() => setAsking(true)} />
        </Group>
      </header>
      <div className={classes['columns']} inert={isCovered}>
        <Stack gap="md">
          {answers.delivery.offline && <Alert color="yellow">{t('paper.offline')}</Alert>}
          {answers.delivery.frail && <Alert color="yellow">{t('delivery.frail')}</Alert>}
          {answers.delivery.state === 'elsewhere' && <Alert color="red">{t('delivery.elsewhere')}</Alert>}
          <DeliveryNote
            delivery={{ ...answers.delivery, waiting: 0 }}
            onQuestion={(id) => go(paper.Questions.findIndex((each) => each.ExamQuestionID === id))}
          />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t('paper.question', {
                number: format.number(question.Number),
                all: format.number(paper.Questions.length),
              })}
            </Text>
            {paper.ReadingAloud && <ReadAloud key={question.ExamQuestionID} question={question} />}
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
            onAnswer={(answer, typing) => {
              if (!answers.answer(question.ExamQuestionID, answer, typing)) props.onTimeUp()
            }}
            onSettle={answers.settle}
          />
        </Stack>
        <Navigator questions={paper.Questions} answers={answers} flagged={flagged} current={at} onGo={go} />
      </div>
      <footer className={classes['foot']} data-foot inert={isCovered}>
        <Button
          variant="default"
          disabled={at === 0}
          onClick={() => go(at - 1)}
          leftSection={<IconArrowLeft size={16} className={classes['mirrored']!} />}
        >
          {t('paper.previous')}
        </Button>
        {last ? (
          <Button onClick={() => setAsking(true)} disabled={handsIn}>
            {t('paper.submit')}
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => go(at + 1)}
            rightSection={<IconArrowRight size={16} className={classes['mirrored']!} />}
          >
            {t('paper.next')}
          </Button>
        )}
      </footer>
      <HandIn
        opened={(asking || handsIn) && !isPaused}
        missing={missing}
        handing={handing}
        onClose={() => setAsking(false)}
        onHandIn={() => {
          answers.settle()
          void handing.handIn()
        }}
      />
      {isPaused && <Paused />}
      {secondsLeft !== null && !isPaused && <Left seconds={secondsLeft} />}
    </div>
  )
}
