import { Stack } from '@mantine/core'
import { CheckboxField, RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'

export interface Wishes {
  readonly NeedsAccommodation: boolean
  readonly RoomType: 'single' | 'double' | 'triple' | null
  readonly NeedsTravel: boolean
  readonly PaidByOrganization: boolean
  readonly Notes: string
}
export const noWishes: Wishes = {
  NeedsAccommodation: false,
  RoomType: null,
  NeedsTravel: false,
  PaidByOrganization: false,
  Notes: '',
}

const roomTypes = ['single', 'double', 'triple'] as const

/** What the trainee wishes beside the seat. `payer`: the organization that may be named to pay; null where there is none to name. */
export function WishesFields({
  value,
  onChange,
  payer,
  own,
}: {
  value: Wishes
  onChange: (wishes: Wishes) => void
  payer: string | null
  /** The trainee speaks; else somebody who registers for them. */
  own: boolean
}) {
  const t = useText('registration')
  const set = <Key extends keyof Wishes>(key: Key, wish: Wishes[Key]) => onChange({ ...value, [key]: wish })
  return (
    <Stack gap="md">
      <CheckboxField
        value={value.NeedsAccommodation}
        onChange={(wish) => set('NeedsAccommodation', wish ?? false)}
        label={t(own ? 'register.accommodation' : 'register.accommodationOther')}
      />
      {value.NeedsAccommodation && (
        <SelectField
          value={value.RoomType}
          onChange={(type) => set('RoomType', type ?? null)}
          label={t('fields.roomType')}
          options={roomTypes.map((type) => ({ value: type, label: t(`roomTypes.${type}`) }))}
        />
      )}
      <CheckboxField
        value={value.NeedsTravel}
        onChange={(wish) => set('NeedsTravel', wish ?? false)}
        label={t(own ? 'register.travel' : 'register.travelOther')}
      />
      {payer !== null && (
        <RadioField
          value={value.PaidByOrganization ? 'organization' : 'self'}
          onChange={(who) => set('PaidByOrganization', who === 'organization')}
          label={t('register.payer')}
          options={[
            { value: 'self', label: t(own ? 'register.paySelf' : 'edit.payerSelf') },
            {
              value: 'organization',
              label: own ? t('register.payOrganization', { name: payer }) : payer,
              description: t('register.payOrganizationHint'),
            },
          ]}
        />
      )}
      <TextAreaField value={value.Notes} onChange={(text) => set('Notes', text ?? '')} label={t('register.notes')} />
    </Stack>
  )
}
