import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { useArrive } from '../arrive.ts'
import { keptAttempt, type Attempt } from '../attempt.ts'
import { CodeStep } from '../parts/code/CodeStep.tsx'
import { NothingAwaited } from '../parts/login/NothingAwaited.tsx'
import { PasskeyStep } from '../parts/factor/PasskeyStep.tsx'
import { SignInFrame } from '../parts/login/SignInFrame.tsx'
import { resendCode, sendCode, sendPasskey } from '../sign-in.ts'

/** The second factor: a passkey, a code of the authenticator app, a mailed one, or a recovery code. */
export default function VerifyOtpPage() {
  const t = useText('account')
  const [attempt, setAttempt] = useState(keptAttempt)
  return (
    <SignInFrame>
      {attempt?.purpose === 'signIn' && attempt.method !== 'setUp' ? (
        <Factor attempt={attempt} onAttempt={setAttempt} />
      ) : (
        <NothingAwaited title={t('code.noneTitle')} sentence={t('code.none')} />
      )}
    </SignInFrame>
  )
}

function Factor({ attempt, onAttempt }: { attempt: Attempt; onAttempt: (attempt: Attempt) => void }) {
  const t = useText('account')
  const arrive = useArrive()
  const [byCode, setByCode] = useState(attempt.method !== 'passkey')
  if (!byCode)
    return (
      <PasskeyStep
        attempt={attempt}
        onPasskey={async () => arrive(await sendPasskey(attempt), attempt.arrival)}
        onOther={() => setByCode(true)}
      />
    )
  return (
    <CodeStep
      attempt={attempt}
      title={t('code.signInTitle')}
      onCode={async (code) => arrive(await sendCode(attempt, code), attempt.arrival)}
      onResend={async () => onAttempt(await resendCode(attempt))}
    />
  )
}
