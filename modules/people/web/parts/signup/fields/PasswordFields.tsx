import { Stack, Text } from '@mantine/core'
import { PasswordChecks } from '#modules/accounts/web/public.ts'
import { PasswordField } from '#platform/web/forms/fields/TextFields.tsx'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Spliced } from '../Spliced.tsx'

/** A new password, checked while it is typed, and once more. */
export function PasswordFields({ form, email }: { form: RecordFormState<any>; email: string }) {
  const t = useText('signup')
  const fieldError = useFieldError('people')
  const { Password, ConfirmPassword } = form.values as { Password: string; ConfirmPassword: string }
  const confirm = form.field('ConfirmPassword')
  const differs = ConfirmPassword !== '' && !Password.startsWith(ConfirmPassword)
  return (
    <Stack gap="md" maw="28rem">
      <Text size="sm" c="dimmed">
        <Spliced sentence={t('hints.password', { email: '\u0001' })} part={<Code>{email}</Code>} />
      </Text>
      {/* Password managers take the account's name from here. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('Password')} label={t('fields.Password')} autoComplete="new-password" required />
      <PasswordChecks id="password-checks" password={Password} />
      <PasswordField
        {...confirm}
        error={confirm.error ?? (differs ? fieldError('mismatch') : undefined)}
        label={t('fields.ConfirmPassword')}
        autoComplete="new-password"
        required
      />
    </Stack>
  )
}
