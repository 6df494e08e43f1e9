import { Stack } from '@mantine/core'
import { longestStay } from '#modules/accommodation/rules/stay.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { CheckboxField, RadioField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Registration } from '../wire.ts'
import { ExtrasField } from './ExtrasField.tsx'

export interface Wishes {
  readonly NeedsAccommodation: boolean
  readonly RoomTypeID: number | null
  readonly Nights: number | null
  readonly ExtraIDs: number[]
  readonly NeedsTravel: boolean
  readonly PaidByOrganization: boolean
  readonly Notes: string
  /** In minor units of the class's currency. */
  readonly TraineeBudget: number | null
  readonly CourseBudget: number | null
}
export const noWishes: Wishes = {
  NeedsAccommodation: false,
  RoomTypeID: null,
  Nights: null,
  ExtraIDs: [],
  NeedsTravel: false,
  PaidByOrganization: false,
  Notes: '',
  TraineeBudget: null,
  CourseBudget: null,
}

/** What the trainee wishes beside the seat. `payer`: the organization that may be named to pay; null where there is none to name. */
export function WishesFields({
  value,
  onChange,
  payer,
  own,
  known,
}: {
  value: Wishes
  onChange: (wishes: Wishes) => void
  payer: string | null
  /** The trainee speaks; else somebody who registers for them. */
  own: boolean
  /** What is wished already, though it may no longer be offered. */
  known?: Registration
}) {
  const t = useText('registration')
  const pick = usePick()
  const set = <Key extends keyof Wishes>(key: Key, wish: Wishes[Key]) => onChange({ ...value, [key]: wish })
  return (
    <Stack gap="md">
      <CheckboxField
        value={value.NeedsAccommodation}
        onChange={(wish) => set('NeedsAccommodation', wish ?? false)}
        label={t(own ? 'register.accommodation' : 'register.accommodationOther')}
      />
      {value.NeedsAccommodation && (
        <FieldRow>
          <LookupSelect
            value={value.RoomTypeID}
            onChange={(type: number | null) => set('RoomTypeID', type)}
            call={lookupsCalls.getLookupOptions}
            lookup="RoomType"
            label={t('fields.roomType')}
            {...(known?.RoomTypeID && { chosen: [{ value: known.RoomTypeID, label: pick(known.RoomTypeName) }] })}
          />
          <NumberField
            value={value.Nights}
            onChange={(nights) => set('Nights', nights ?? null)}
            label={t('fields.nights')}
            description={t('register.nightsHint')}
            min={1}
            max={longestStay}
          />
        </FieldRow>
      )}
      <ExtrasField value={value.ExtraIDs} onChange={(ids) => set('ExtraIDs', ids)} known={known?.Extras ?? []} />
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
