import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Attempt } from '../../attempt.ts'
import { CodeForm } from './CodeForm.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { ResendCode } from './ResendCode.tsx'
import { signInClasses as classes } from '../login/SignInFrame.tsx'

interface CodeStepProps {
  readonly attempt: Attempt
  readonly title: string
  readonly hint?: string
  readonly onCode: (code: string) => Promise<unknown>
  readonly onResend: () => Promise<unknown>
}

/** The step in which a code is typed: where it was sent, the field, another one, and the way back. */
export function CodeStep({ attempt, title, hint, onCode, onResend }: CodeStepProps) {
  const t = useText('account')
  const onlyPasskey = attempt.method === 'passkey' && !attempt.methods?.includes('app')
  const [recovery, setRecovery] = useState(onlyPasskey)
  const byApp = attempt.method !== 'mail'
  const [again, setAgain] = useState(0)
  const onAgain = async () => {
    await onResend()
    setAgain((count) => count + 1)
  }
  const fromApp = recovery ? t('code.recoveryHint') : t('code.fromApp')
  const login = {
    to: '/pages/login/:CompetitionCode?',
    params: { CompetitionCode: attempt.arrival.competition },
    search: { to: attempt.arrival.to },
  } as const
  const anew = (
    <Button component={AppLink} {...login} size="md" fullWidth>
      {t('code.backToLogin')}
    </Button>
  )
  const introduction = byApp ? <p>{fromApp}</p> : <Sent attempt={attempt} hint={hint} />
  return (
    <>
      <h1 className={classes['title']}>{title}</h1>
      <div className={classes['welcome']}>{introduction}</div>
      <CodeForm
        key={String(recovery)}
        kind={recovery ? 'recovery' : 'digits'}
        onCode={onCode}
        anew={anew}
        {...(!byApp && { onAgain })}
      />
      <Stack gap="xs" mt="md" align="flex-start">
        {byApp && onlyPasskey ? null : byApp ? (
          <button type="button" className={classes['link']} onClick={() => setRecovery(!recovery)}>
            {recovery ? t('code.useApp') : t('code.useRecovery')}
          </button>
        ) : (
          // What was asked for above has begun another minute.
          <ResendCode key={again} sentAt={attempt.sentAt} onResend={onResend} />
        )}
        <AppLink {...login} className={classes['link']!}>
          {t('code.backToLogin')}
        </AppLink>
        {!byApp && <MailboxNote />}
      </Stack>
    </>
  )
}

function Sent({ attempt, hint }: { attempt: Attempt; hint: ReactNode }) {
  const t = useText('account')
  return (
    <>
      {hint && <p>{hint}</p>}
      <p>
        {t('code.sentTo')}{' '}
        <bdi dir="ltr" className={classes['address']}>
          {attempt.email}
        </bdi>
      </p>
      <p>{t('code.lifeHint')}</p>
    </>
  )
}
