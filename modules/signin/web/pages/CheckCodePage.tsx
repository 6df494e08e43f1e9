import { useState } from 'react'
import { useGo, useParam } from '#platform/web/start/address.ts'
import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { checkResetCode } from '../../contract/forgotten-password.ts'
import { useArrive } from '../arrive.ts'
import { forgetAttempt, keptAttempt, type Attempt } from '../attempt.ts'
import { CodeStep } from '../parts/code/CodeStep.tsx'
import { NothingAwaited } from '../parts/login/NothingAwaited.tsx'
import { SignInFrame } from '../parts/login/SignInFrame.tsx'
import { keepPasswordToken } from '../password-token.ts'
import { resendCode, sendCode } from '../sign-in.ts'

/** A code that proves an address, or that lets a forgotten password be set anew. */
export default function CheckCodePage() {
  const t = useText('account')
  const email = useParam('Email')
  const go = useGo()
  const arrive = useArrive()
  const [attempt, setAttempt] = useState(keptAttempt)
  const fits = attempt && attempt.purpose !== 'signIn' && (!email || attempt.email === email.toLowerCase())

  const onCode = async (awaited: Attempt, code: string) => {
    if (awaited.purpose === 'proveEmail') return arrive(await sendCode(awaited, code), awaited.arrival)
    const { token } = await send(checkResetCode, { body: { attemptId: awaited.id!, code } })
    forgetAttempt()
    keepPasswordToken({ token, arrival: awaited.arrival })
    return go.replace('/pages/reset-password')
  }
  if (!fits) {
    return (
      <SignInFrame>
        <NothingAwaited title={t('code.noneTitle')} sentence={t('code.none')} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame>
      {attempt.id === null ? (
        <NothingAwaited title={t('code.proveTitle')} sentence={t('code.tooSoon')} />
      ) : (
        <CodeStep
          attempt={attempt}
          title={attempt.purpose === 'proveEmail' ? t('code.proveTitle') : t('code.resetTitle')}
          hint={attempt.purpose === 'proveEmail' ? t('code.proveHint') : t('code.ifAccount')}
          onCode={(code) => onCode(attempt, code)}
          onResend={async () => setAttempt(await resendCode(attempt))}
        />
      )}
    </SignInFrame>
  )
}
