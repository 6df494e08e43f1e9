import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { PasswordField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useText } from '#platform/web/text.ts'
import { changePassword } from '../../contract/account.ts'
import { getSecurity, sendProofCode } from '../../contract/security.ts'
import { AskProofCode } from '../parts/code/AskProofCode.tsx'
import { PasswordChecks } from '#modules/accounts/web/public.ts'
import { ProofCode } from '../parts/code/ProofCode.tsx'

/** Another password, after the former one; the first one of an account without, after a code. */
export default function ChangePasswordPage() {
  const t = useText('signin')
  const query = useCall(getSecurity, {})
  return (
    <Page title={t('password.title')} description={t('password.description')} width="form">
      <QueryView query={query} module="signin">
        {({ HasPassword }) => (HasPassword ? <PasswordForm asked={null} /> : <FirstPassword />)}
      </QueryView>
    </Page>
  )
}

type Asked = Output<typeof sendProofCode>

/** Without a code there is nothing to fill in yet. */
function FirstPassword() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return asked ? <PasswordForm asked={asked} /> : <AskProofCode onAsked={setAsked} />
}

/** After the former password, or after the code that was asked for. */
function PasswordForm({ asked }: { asked: Asked | null }) {
  const t = useText('signin')
  const acts = useText('signin/acts')
  const go = useGo()
  const attemptId = useRef(asked?.attemptId)
  const form = useRecordForm({
    module: 'signin',
    call: changePassword,
    schema: changePassword.body!,
    initial: {
      ...(asked ? { code: '' } : { oldPassword: '' }),
      newPassword: '',
      confirmPassword: '',
    },
    toInput: (values) =>
      ({ body: { ...(values as object), ...(attemptId.current && { attemptId: attemptId.current }) } }) as never,
    fieldOf: (path) => (path === 'password' ? 'oldPassword' : path),
    refusedFields: {
      wrongOldPassword: asked ? 'code' : 'oldPassword',
      wrongCode: 'code',
      codeOver: 'code',
      stepOver: 'code',
      samePassword: 'newPassword',
    },
    success: acts('acts.changePassword.done'),
    onSaved: () => go('/'),
  })
  return (
    <RecordForm form={form} submitLabel={acts('acts.changePassword.do')} onCancel={() => go.back('/')}>
      {asked ? (
        <ProofCode
          field={form.field('code')}
          method={asked.method}
          onAttempt={(id) => {
            attemptId.current = id
          }}
        />
      ) : (
        <PasswordField {...form.field('oldPassword')} label={t('password.old')} required />
      )}
      <PasswordField {...form.field('newPassword')} label={t('password.new')} autoComplete="new-password" required />
      <PasswordChecks id="password-checks" password={form.values.newPassword} />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('password.confirm')}
        autoComplete="new-password"
        required
      />
    </RecordForm>
  )
}
