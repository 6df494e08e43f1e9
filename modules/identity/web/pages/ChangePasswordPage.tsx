import { useGo } from '#platform/web/address.ts'
import { PasswordField } from '#platform/web/forms/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useText } from '#platform/web/text.ts'
import { changePassword } from '../../contract/account.ts'
import { PasswordChecks } from '../parts/PasswordChecks.tsx'

export default function ChangePasswordPage() {
  const t = useText('identity')
  const go = useGo()
  const form = useRecordForm({
    module: 'identity',
    call: changePassword,
    schema: changePassword.body!,
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    toInput: (values) => ({ body: values as { oldPassword: string; newPassword: string; confirmPassword: string } }),
    success: t('password.changed'),
    onSaved: () => go('/'),
  })
  return (
    <Page title={t('password.title')} description={t('password.description')} width="form">
      <RecordForm form={form} submitLabel={t('password.submit')} onCancel={() => go.back('/')}>
        <PasswordField {...form.field('oldPassword')} label={t('password.old')} required />
        <PasswordField {...form.field('newPassword')} label={t('password.new')} autoComplete="new-password" required />
        <PasswordChecks id="password-checks" password={form.values.newPassword} />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
          required
        />
      </RecordForm>
    </Page>
  )
}
