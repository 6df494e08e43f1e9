import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useGo } from '#platform/web/address.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { PasswordField } from '#platform/web/forms/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { changePassword } from '../../contract/account.ts'
import { getSecurity, sendProofCode } from '../../contract/security.ts'
import { PasswordChecks } from '../parts/PasswordChecks.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'

/** Another password, after the former one; the first one of an account without, after a code. */
export default function ChangePasswordPage() {
  const t = useText('identity')
  const query = useCall(getSecurity, {})
  return (
    <Page title={t('password.title')} description={t('password.description')} width="form">
      <QueryView query={query} module="identity">
        {({ HasPassword }) => <PasswordForm hasPassword={HasPassword} />}
      </QueryView>
    </Page>
  )
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('identity')
  const go = useGo()
  const [attemptId, setAttemptId] = useState<string | undefined>()
  const form = useRecordForm({
    module: 'identity',
    call: changePassword,
    schema: changePassword.body!,
    initial: {
      ...(hasPassword ? { oldPassword: '' } : { code: '' }),
      newPassword: '',
      confirmPassword: '',
    },
    toInput: (values) => ({ body: { ...(values as object), ...(attemptId && { attemptId }) } as never }),
    success: t('password.changed'),
    onSaved: () => go('/'),
  })
  return (
    <RecordForm form={form} submitLabel={t('password.submit')} onCancel={() => go.back('/')}>
      {hasPassword ? (
        <PasswordField {...form.field('oldPassword')} label={t('password.old')} required />
      ) : (
        <ProofCode field={form.field('code')} onAttempt={setAttemptId} />
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
  readonly onAttempt: (attemptId: string) => void
}

function ProofCode({ field, onAttempt }: ProofCodeProps) {
  const t = useText('account')
  const [method, setMethod] = useState<'mail' | 'app' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async () => {
    setProblem(null)
    try {
      const asked = await send(sendProofCode, { body: {} })
      onAttempt(asked.attemptId)
      setMethod(asked.method)
    } catch (error) {
      setProblem(problemSentence(error, 'identity'))
    }
  }
  return (
    <>
      <ProblemNote sentence={problem} />
      {method === null ? (
        <div>
          <p>{t('security.codeFirst')}</p>
          <Button variant="default" onClick={() => void ask()}>
            {t('security.sendCode')}
          </Button>
        </div>
      ) : (
        <TextInput
          label={t('code.label')}
          description={method === 'app' ? t('code.fromApp') : t('security.codeMailed')}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={String(field.value ?? '')}
          error={field.error as string | undefined}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      )}
    </>
  )
}
