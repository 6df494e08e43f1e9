import type { Input, Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { getSignInRules, saveSignInRules, signInRuleFields } from '../../contract/sign-in-rules.ts'

/** Whom the academy asks for a second factor, when screens lock, and whether people hear who acted as them. */
export default function SignInRulesPage() {
  const t = useText('account')
  const query = useCall(getSignInRules, {})
  return (
    <Page title={t('signInRules.title')} description={t('signInRules.description')} width="form">
      <QueryView query={query} module="signin">
        {(rules) => <SignInRulesForm rules={rules} />}
      </QueryView>
    </Page>
  )
}

function SignInRulesForm({ rules }: { rules: Output<typeof getSignInRules> }) {
  const t = useText('account')
  const form = useRecordForm({
    module: 'signin',
    call: saveSignInRules,
    schema: signInRuleFields,
    initial: {
      SecondFactor: rules.SecondFactor,
      LockAfterMinutes: rules.LockAfterMinutes as number | null,
      ActAsNotice: rules.ActAsNotice,
    },
    version: rules.Version,
    toInput: (values, { version }) => ({
      body: { ...values, Version: version } as Input<typeof saveSignInRules>['body'],
    }),
    success: t('signInRules.saved'),
  })
  const options = [
    { value: 'staff' as const, label: t('signInRules.staff'), description: t('signInRules.staffHint') },
    { value: 'everybody' as const, label: t('signInRules.everybody'), description: t('signInRules.everybodyHint') },
    {
      value: 'off' as const,
      label: t('signInRules.off'),
      description: t('signInRules.offHint'),
      disabled: !rules.MayBeOff,
    },
  ]
  return (
    <RecordForm form={form}>
      <RadioField {...form.field('SecondFactor')} label={t('signInRules.secondFactor')} options={options} />
      <NumberField
        {...form.field('LockAfterMinutes')}
        label={t('signInRules.lockAfter')}
        description={t('signInRules.lockAfterHint')}
        suffix={t('signInRules.minutes')}
        min={0}
        max={480}
        required
      />
      <SwitchField
        {...form.field('ActAsNotice')}
        label={t('signInRules.actAsNotice')}
        description={t('signInRules.actAsNoticeHint')}
      />
    </RecordForm>
  )
}
