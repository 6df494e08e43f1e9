import { PasswordField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import type { Output } from '#platform/shared/call.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { setPassword, type getPasswordToken } from '../../../contract/forgotten-password.ts'
import { useArrive } from '../../arrive.ts'
import type { Arrival } from '../../attempt.ts'
import { forgetPasswordToken } from '../../password-token.ts'
import { proceed } from '../../sign-in.ts'
import { PasswordChecks } from '#modules/accounts/web/public.ts'
import { signInClasses as classes } from '../login/SignInFrame.tsx'

type Account = Output<typeof getPasswordToken>

interface SetPasswordFormProps {
  readonly token: string
  readonly arrival: Arrival
  readonly account: Account
}

export function SetPasswordForm({ token, arrival, account }: SetPasswordFormProps) {
  const t = useText('account')
  const arabic = useLanguage() === 'ar'
  const arrive = useArrive()
  const name = (arabic ? account.nameAr || account.nameEn : account.nameEn || account.nameAr) || account.email
  const first = account.kind === 'invitation'
  const form = useRecordForm({
    module: 'signin',
    call: setPassword,
    schema: setPassword.body!,
    initial: { token, newPassword: '', confirmPassword: '' },
    toInput: (values) => ({ body: values as { token: string; newPassword: string; confirmPassword: string } }),
    onSaved: async (reply) => {
      forgetPasswordToken()
      arrive(await proceed(reply, { languageChosen: false, arrival }), arrival)
    },
  })
  return (
    <>
      <h1 className={classes['title']}>{first ? t('reset.welcome', { name }) : t('reset.title')}</h1>
      <div className={classes['welcome']}>
        <p>
          {first ? t('reset.welcomeHint') : t('reset.hint')}{' '}
          <bdi dir="ltr" className={classes['address']}>
            {account.email}
          </bdi>
        </p>
        {!first && <p>{t('reset.others')}</p>}
      </div>
      <div className={classes['wide']}>
        <RecordForm form={form} page={false} submitLabel={t('reset.submit')}>
          {/* So that the browser keeps the new password under the right name. */}
          <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
          <PasswordField
            {...form.field('newPassword')}
            label={t('reset.password')}
            autoComplete="new-password"
            required
          />
          <PasswordChecks id="password-checks" password={form.values.newPassword} />
          <PasswordField
            {...form.field('confirmPassword')}
            label={t('reset.confirm')}
            autoComplete="new-password"
            required
          />
        </RecordForm>
      </div>
    </>
  )
}
