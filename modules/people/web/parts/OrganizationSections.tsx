import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { peopleCalls } from '../../contract/calls.ts'
import { initialAttachments } from './lists/AttachmentsList.tsx'
import { initialContactPeople } from './lists/ContactPeopleList.tsx'
import { chosen } from './fields/PersonEntry.tsx'

export type OrganizationRecord = Output<typeof peopleCalls.getOrganization>

/** What the fields show at first, for the academy's form and the contact person's own. */
export const initialOrganization = (organization: OrganizationRecord | null) => ({
  Name: organization?.Name ?? {},
  Address1: organization?.Address1 ?? '',
  Address2: organization?.Address2 ?? '',
  City: organization?.City ?? '',
  Zip: organization?.Zip ?? '',
  CountryID: organization?.CountryID ?? null,
  Contacts: initialContactPeople(organization),
  Attachments: initialAttachments(organization),
})

type OrganizationForm = RecordFormState<ReturnType<typeof initialOrganization>>

/** Name and address. */
export function OrganizationSections(props: { form: OrganizationForm; organization: OrganizationRecord | null }) {
  const t = useText('people')
  const pick = usePick()
  const { form, organization } = props
  return (
    <>
      <FieldGroup title={t('sections.organization')}>
        <TrilingualField {...form.field('Name')} label={t('fields.organizationName')} required />
      </FieldGroup>
      <FieldGroup title={t('sections.address')}>
        <TextField {...form.field('Address1')} label={t('fields.address1')} />
        <TextField {...form.field('Address2')} label={t('fields.address2')} />
        <FieldRow>
          <TextField {...form.field('City')} label={t('fields.city')} />
          <TextField {...form.field('Zip')} kind="code" label={t('fields.zip')} />
          <LookupSelect
            {...form.field('CountryID')}
            call={lookupsCalls.getLookupOptions}
            lookup="Country"
            label={t('fields.country')}
            {...chosen(organization?.CountryID, pick(organization?.CountryName))}
          />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
