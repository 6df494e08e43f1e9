import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'

/** Whether the new person is mailed a link to set the first password at once. */
export function InviteField({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const t = useText('people')
  return (
    <FieldGroup title={t('fields.account')}>
      <SwitchField
        value={value}
        onChange={(sends) => onChange(sends === true)}
        label={t('sendInvitation')}
        description={t('sendInvitationHint')}
      />
    </FieldGroup>
  )
}
