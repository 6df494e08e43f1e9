import { useState } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { getPasswordToken } from '../../contract/forgotten-password.ts'
import { NothingAwaited } from '../parts/login/NothingAwaited.tsx'
import { SetPasswordForm } from '../parts/code/SetPasswordForm.tsx'
import { SignInFrame } from '../parts/login/SignInFrame.tsx'
import { takePasswordToken } from '../password-token.ts'

/** Sets a password: the first one, from an invitation's link, or a new one after a code. */
export default function ResetPasswordPage() {
  const t = useText('account')
  const [kept] = useState(takePasswordToken)
  const query = useCall(getPasswordToken, kept ? { body: { token: kept.token } } : skip, { once: true })
  const over = isProblem(query.error, 'linkOver')
  return (
    <SignInFrame>
      {!kept && <NothingAwaited title={t('reset.noneTitle')} sentence={t('reset.none')} reset />}
      {over && <NothingAwaited title={t('reset.overTitle')} sentence={problemSentence(query.error, 'signin')} reset />}
      {kept && !over && (
        <QueryView query={query} module="signin">
          {(account) => <SetPasswordForm token={kept.token} arrival={kept.arrival} account={account} />}
        </QueryView>
      )}
    </SignInFrame>
  )
}
