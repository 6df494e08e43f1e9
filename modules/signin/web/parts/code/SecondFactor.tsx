import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import type { Attempt } from '../../attempt.ts'
import { resendCode, sendCode, sendPasskey, type Outcome } from '../../sign-in.ts'
import { PasskeyButton } from '../factor/PasskeyButton.tsx'
import { CodeForm } from './CodeForm.tsx'

interface SecondFactorProps {
  /** Of a password that was right, whose second factor is held already (`setUp` is another page's). */
  readonly attempt: Attempt
  readonly submitLabel: string
  readonly onOutcome: (outcome: Outcome) => void
  /** Told of each refusal, which is also said here. */
  readonly onRefusal: (problem: unknown) => void
}

type Way = 'passkey' | 'app' | 'mail' | 'recovery'

/** The second factor where the page must not be left: by a passkey, the app, a recovery code or a mailed code. */
export function SecondFactor({ attempt, submitLabel, onOutcome, onRefusal }: SecondFactorProps) {
  const t = useText('account')
  const first: Way = attempt.method === 'setUp' ? 'mail' : attempt.method
  const [way, setWay] = useState<Way>(first)
  const has = (each: Way) => first === each || (attempt.methods ?? []).some((method) => method === each)
  const told = async (step: Promise<Outcome>) =>
    step.then(onOutcome, (refusal: unknown) => {
      onRefusal(refusal)
      throw refusal
    })
  const others = [
    ...(has('passkey') ? ([['passkey', t('passkey.use')]] as const) : []),
    ...(has('app') ? ([['app', first === 'passkey' ? t('passkey.useApp') : t('code.useApp')]] as const) : []),
    ...(first === 'mail'
      ? []
      : ([['recovery', first === 'app' ? t('code.useRecovery') : t('passkey.useRecovery')]] as const)),
  ].filter(([each]) => each !== way)
  const hints = {
    passkey: t('passkey.signInHint'),
    app: t('code.fromApp'),
    recovery: t('code.recoveryHint'),
    mail: (
      <>
        {t('code.sentTo')} <bdi dir="ltr">{attempt.email}</bdi>
      </>
    ),
  }
  return (
    <Stack gap="md">
      <Text size="sm">{hints[way]}</Text>
      {way === 'passkey' ? (
        <PasskeyButton onPasskey={() => told(sendPasskey(attempt))} />
      ) : (
        <CodeForm
          key={way}
          kind={way === 'recovery' ? 'recovery' : 'digits'}
          submitLabel={submitLabel}
          onCode={(code) => told(sendCode(attempt, code))}
          {...(way === 'mail' && { onAgain: () => told(resendCode(attempt)) })}
        />
      )}
      {others.map(([other, label]) => (
        <Anchor key={other} component="button" type="button" size="sm" ta="start" onClick={() => setWay(other)}>
          {label}
        </Anchor>
      ))}
    </Stack>
  )
}
