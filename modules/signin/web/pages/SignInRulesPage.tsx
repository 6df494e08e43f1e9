import type { Input, Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useSettingWords, useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { secondFactorRules, type SecondFactorRule } from '../../rules/second-factor.ts'
import { getSignInRules, saveSignInRules, signInRuleFields } from '../../contract/sign-in-rules.ts'

/** Whom the academy asks for a second factor, when screens lock, and whether people hear who acted as them. */
export default function SignInRulesPage() {
  const words = useSettingWords(['signin'])('signin')
  const query = useCall(getSignInRules, {})
  return (
    <Page title={words.maybe('sections.signIn.title')} description={words.maybe('sections.signIn.about')} width="form">
      <QueryView query={query} module="signin">
        {(rules) => <SignInRulesForm rules={rules} />}
      </QueryView>
    </Page>
  )
}

function SignInRulesForm({ rules }: { rules: Output<typeof getSignInRules> }) {
  const t = useText('account')
  const words = useSettingWords(['signin'])('signin')
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
  const optionOf = (value: SecondFactorRule) => ({
    value,
    label: words.maybe(`settings.secondFactor.options.${value}.label`),
    description: words.maybe(`settings.secondFactor.options.${value}.help`),
    disabled: value === 'off' && !rules.MayBeOff,
  })
  return (
    <RecordForm form={form}>
      <RadioField
        {...form.field('SecondFactor')}
        label={words.maybe('settings.secondFactor.label')}
        options={secondFactorRules.map(optionOf)}
      />
      <NumberField
        {...form.field('LockAfterMinutes')}
        label={words.maybe('settings.lockAfterMinutes.label')}
        description={words.maybe('settings.lockAfterMinutes.help')}
        suffix={t('signInRules.minutes')}
        min={0}
        max={480}
        required
      />
      <SwitchField
        {...form.field('ActAsNotice')}
        label={words.maybe('settings.actAsNotice.label')}
        description={words.maybe('settings.actAsNotice.help')}
      />
    </RecordForm>
  )
}
