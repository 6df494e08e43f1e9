import { Button, PasswordInput, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { Brand } from '#platform/web/brand/Brand.tsx'
import { isProblem } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { leavePageFreely } from '#platform/web/forms/leaving.ts'
import { forgetSession, forgetSessionThatIsOver, useUser } from '#platform/web/session.ts'
import { problemSentence, useLanguage, useText } from '#platform/web/text.ts'
import { askForUnlockCode, unlockScreen } from '../../lock-screen.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import { usePasswordFault } from '../code/usePasswordFault.ts'
import { ProblemNote } from '../code/ProblemNote.tsx'
import classes from './LockScreen.module.css'

interface Asked {
  readonly attemptId: string
  readonly method: 'mail' | 'app'
}

/** Stands before every page of a locked session, until the password or a code was given. */
export default function LockScreen() {
  const t = useText('account')
  // Its refusals are said here.
  useText('signin')
  const user = useUser()
  const arabic = useLanguage() === 'ar'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  if (!user) return null
  const name = (arabic ? user.displayName : user.displayNameEn) || user.email

  const open = async (proof: Parameters<typeof unlockScreen>[0]) => {
    await unlockScreen(proof).catch(endIfOver)
    void refreshEverything()
  }
  const askForCode = async () => {
    setProblem(null)
    await askForUnlockCode().then(setAsked, setProblem)
  }
  return (
    <main className={classes['screen']}>
      <div className={classes['card']}>
        <div className={classes['brand']}>
          <Brand size="2.2rem" />
        </div>
        <IconLock size="1.75rem" stroke={1.5} aria-hidden className={classes['lock']!} />
        <h1 className={classes['title']}>{t('lock.title')}</h1>
        <p className={classes['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes['hint']}>{asked ? hintOf(t, asked) : t('lock.hint')}</p>
        {asked ? (
          <CodeForm
            submitLabel={t('lock.unlock')}
            onCode={(code) => open({ attemptId: asked.attemptId, code })}
            onAgain={async () => setAsked(await askForUnlockCode())}
          />
        ) : (
          <PasswordForm email={user.email} onPassword={(password) => open({ password })} />
        )}
        <Stack gap="xs" mt="md" align="flex-start">
          <ProblemNote sentence={problem === null ? null : problemSentence(problem, 'signin')} />
          <button
            type="button"
            className={classes['link']}
            onClick={() => (asked ? setAsked(null) : void askForCode())}
          >
            {asked ? t('lock.byPassword') : t('lock.byCode')}
          </button>
          <button type="button" className={classes['link']} onClick={leave}>
            {t('lock.leave', { name })}
          </button>
        </Stack>
      </div>
    </main>
  )
}

const hintOf = (t: ReturnType<typeof useText<'account'>>, { method }: Asked) =>
  method === 'app' ? t('code.fromApp') : t('lock.mailed')

/** A session that has ended meanwhile has nothing left to open. */
function endIfOver(error: unknown): never {
  if (isProblem(error, 'sessionOver')) forgetSessionThatIsOver()
  throw error
}

function leave(): void {
  // A form under the cover belongs to whoever left; it holds nobody here.
  leavePageFreely()
  forgetSession()
  location.assign('/')
}

function PasswordForm({ email, onPassword }: { email: string; onPassword: (password: string) => Promise<void> }) {
  const t = useText('account')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [running, setRunning] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const faultOf = usePasswordFault()
  const fault = faultOf(problem)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running || password === '') return
    setRunning(true)
    setProblem(null)
    await onPassword(password).catch((error: unknown) => {
      setProblem(error)
      setPassword('')
      field.current?.focus()
    })
    setRunning(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <ProblemNote sentence={problem === null || fault !== null ? null : problemSentence(problem, 'signin')} />
        <PasswordInput
          ref={field}
          error={fault}
          label={t('lock.password')}
          name="password"
          autoComplete="current-password"
          size="md"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={running} disabled={password === ''}>
          {t('lock.unlock')}
        </Button>
      </Stack>
    </form>
  )
}
