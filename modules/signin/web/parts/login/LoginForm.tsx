import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { takePlaceOfSight, typedInSight } from '#platform/web/start/sight.ts'
import { isProblem } from '#platform/web/problem.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import type { Arrival } from '../../attempt.ts'
import type { Outcome } from '../../sign-in.ts'
import { ProblemNote } from '../code/ProblemNote.tsx'

interface LoginFormProps {
  email: string
  password: string
  languageChosen: boolean
  arrival: Arrival
  /** From the press until what it leads to is there, or a refusal. */
  running: boolean
  onRunning: (running: boolean) => void
  onOutcome: (outcome: Outcome) => void
}

// The contract brings the schema library with it: fetched once somebody types, as who only looks needs none of it.
const loadSignIn = () => import('../../sign-in.ts')

const isRefusedPassword = (error: unknown) =>
  isProblem(error) && (error.code === 'wrongCredentials' || error.fields.some(({ path }) => path === 'password'))

export function LoginForm({ email: givenEmail, password: givenPassword, ...props }: LoginFormProps) {
  const { languageChosen, arrival, running, onRunning: setRunning, onOutcome } = props
  const t = useText('signin')
  const [email, setEmail] = useState(() => givenEmail || typedInSight('email'))
  const [password, setPassword] = useState(() => givenPassword || typedInSight('password'))
  const [problem, setProblem] = useState<string | null>(null)
  // What was refused, for its field: the sentence above says of which of both there is no telling.
  const [refused, setRefused] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(
    () =>
      takePlaceOfSight(form.current!, (typed) => {
        setEmail(typed['email'] ?? '')
        setPassword(typed['password'] ?? '')
        if (typed['email'] || typed['password']) void loadSignIn()
      }),
    [],
  )

  useEffect(() => {
    if (!givenEmail) return
    submitButton.current?.focus()
    void loadSignIn()
  }, [givenEmail])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running) return
    if (!email.trim() || !password) return setProblem(t('login.missing'))
    setRunning(true)
    setProblem(null)
    setRefused(false)
    try {
      const { signIn } = await loadSignIn()
      onOutcome(await signIn({ email, password, languageChosen, arrival }))
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
      setRefused(isRefusedPassword(error))
      setRunning(false)
    }
  }
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} onInput={() => void loadSignIn()} noValidate>
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        <TextInput
          label={t('login.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          dir="ltr"
          autoFocus={!givenEmail}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('login.password')}
          name="password"
          error={refused}
          autoComplete="current-password"
          size="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onKeyUp={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
          {...(capsLock && { description: t('login.capsLock'), inputWrapperOrder: ['label', 'input', 'description'] })}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
        />
        <Button ref={submitButton} type="submit" size="md" fullWidth loading={running} mt="xs">
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
