import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, Suspense, useState } from 'react'
import { noArrival, ProblemNote, SecondFactor, signIn, type Attempt } from '#modules/signin/web/public.ts'
import { isProblem } from '#platform/web/problem.ts'
import { problemSentence, useText } from '#platform/web/text.ts'

/** Asks for the password over the running exam, and for a second factor where one is due, so that the page need not be left. */
export function SignInAgain({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useText('sitting')
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const proceed = (outcome: 'in' | Attempt) => (outcome === 'in' ? onDone() : setAttempt(outcome))
  // A step that has ended is begun with the password again.
  const fromTheStart = (problem: unknown) => {
    if (isProblem(problem, 'stepOver')) setAttempt(null)
  }
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} centered title={t('session.title')}>
      <Suspense>
        {attempt ? (
          attempt.method === 'setUp' ? (
            <Stack gap="md">
              <Text size="sm">{t('session.setUp')}</Text>
              <Button component="a" href="/pages/login" target="_blank" variant="default">
                {t('session.openLogIn')}
              </Button>
              <Button onClick={() => setAttempt(null)}>{t('session.setUpDone')}</Button>
            </Stack>
          ) : (
            <SecondFactor
              key={attempt.id}
              attempt={attempt}
              submitLabel={t('session.signIn')}
              onOutcome={proceed}
              onRefusal={fromTheStart}
            />
          )
        ) : (
          <PasswordStep email={email} onOutcome={proceed} />
        )}
      </Suspense>
    </Modal>
  )
}

function PasswordStep({ email, onOutcome }: { email: string; onOutcome: (outcome: 'in' | Attempt) => void }) {
  const t = useText('sitting')
  // Its refusals are said here.
  useText('signin')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [running, setRunning] = useState(false)
  // No address is typed here that could be wrong, and who is locked out in the middle of an exam asks somebody in the room.
  const said = (refusal: unknown) =>
    isProblem(refusal, 'wrongCredentials') ? t('session.notIn') : problemSentence(refusal, 'signin')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setProblem(null)
    await signIn({ email, password, languageChosen: false, arrival: noArrival }).then(onOutcome, setProblem)
    setRunning(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('session.hint')}</Text>
        <PasswordInput
          label={t('session.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <ProblemNote sentence={problem === null ? null : said(problem)} />
        <Button type="submit" loading={running} disabled={password === ''}>
          {t('session.signIn')}
        </Button>
      </Stack>
    </form>
  )
}
