import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { isProblem } from '#platform/web/client.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { forgotPassword } from '../../contract/forgotten-password.ts'
import { codePage } from '../attempt.ts'
import { SignInFrame, signInClasses as classes } from '../parts/login/SignInFrame.tsx'
import { askForReset } from '../sign-in.ts'
import { ProblemNote } from '../parts/code/ProblemNote.tsx'

export default function ForgotPasswordPage() {
  const t = useText('account')
  const go = useGo()
  const { search } = useAddress()
  const arrival = { to: isOwnPath(search['to']) ? search['to'] : null, competition: search['competition'] ?? null }
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running) return
    const parsed = forgotPassword.body!.safeParse({ email })
    setWrong(!parsed.success)
    setProblem(null)
    if (!parsed.success) return
    setRunning(true)
    try {
      void go(codePage(await askForReset((parsed.data as { email: string }).email, arrival)))
    } catch (error) {
      setProblem(isProblem(error, 'codeTooSoon') ? t('forgotten.onItsWay') : problemSentence(error, 'signin'))
    }
    setRunning(false)
  }
  return (
    <SignInFrame>
      <h1 className={classes['title']}>{t('forgotten.title')}</h1>
      <p className={classes['welcome']}>{t('forgotten.hint')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <ProblemNote sentence={problem} />
          <TextInput
            label={t('forgotten.email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            size="md"
            dir="ltr"
            autoFocus
            value={email}
            error={wrong ? t('forgotten.invalid') : null}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Button type="submit" size="md" fullWidth loading={running}>
            {t('forgotten.submit')}
          </Button>
        </Stack>
      </form>
      <div className={classes['beside']}>
        <AppLink
          to="/pages/login/:CompetitionCode?"
          params={{ CompetitionCode: arrival.competition }}
          search={{ to: arrival.to }}
          className={classes['link']!}
        >
          {t('code.backToLogin')}
        </AppLink>
      </div>
    </SignInFrame>
  )
}
