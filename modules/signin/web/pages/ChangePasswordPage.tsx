import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useGo } from '#platform/web/start/address.ts'
import { send } from '#platform/web/client.ts'
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
import { ResendCode } from '../parts/code/ResendCode.tsx'

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

interface ProofCodeProps {
  readonly field: {
    readonly name: string
    readonly value: unknown
    readonly error?: unknown
    readonly onChange: (value: string) => void
  }
  readonly method: Asked['method']
  /** Another code was sent in place of the former. */
  readonly onAttempt: (attemptId: string) => void
}

function ProofCode({ field, method, onAttempt }: ProofCodeProps) {
  const t = useText('account')
  const [sentAt] = useState(() => Date.now())
  return (
    <>
      <TextInput
        label={t('code.label')}
        description={method === 'app' ? t('code.fromApp') : t('security.codeMailed')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={String(field.value ?? '')}
        error={field.error as string | undefined}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {method === 'mail' && (
        <ResendCode
          sentAt={sentAt}
          onResend={async () => onAttempt((await send(sendProofCode, { body: {} })).attemptId)}
        />
      )}
    </>
  )
}
