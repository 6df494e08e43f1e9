import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { useArrive } from '../arrive.ts'
import { keptAttempt } from '../attempt.ts'
import { CodeStep } from '../parts/CodeStep.tsx'
import { NothingAwaited } from '../parts/NothingAwaited.tsx'
import { SignInFrame } from '../parts/SignInFrame.tsx'
import { resendCode, sendCode } from '../sign-in.ts'

/** The second factor: a mailed code, one of the authenticator app, or a recovery code. */
export default function VerifyOtpPage() {
  const t = useText('account')
  const arrive = useArrive()
  const [attempt, setAttempt] = useState(keptAttempt)
  return (
    <SignInFrame>
      {attempt?.purpose === 'signIn' ? (
        <CodeStep
          attempt={attempt}
          title={t('code.signInTitle')}
          onCode={async (code) => arrive(await sendCode(attempt, code), attempt.arrival)}
          onResend={async () => setAttempt(await resendCode(attempt))}
        />
      ) : (
        <NothingAwaited title={t('code.noneTitle')} sentence={t('code.none')} />
      )}
    </SignInFrame>
  )
}
