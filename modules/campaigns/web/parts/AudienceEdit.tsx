import type { Output } from '#platform/shared/call.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { diplomasCalls } from '#modules/diplomas/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { CheckboxGroupField, MultiSelectField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect, RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { askedStates, audienceFields } from '../../contract/audience.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { activities, audienceKinds, noConditions } from '../../rules/audience.ts'
import { audienceAddress } from './addresses.ts'
import { AudiencePreview } from './AudiencePreview.tsx'

type Found = Output<typeof calls.getAudience>

/** A saved audience being changed. */
export function AudienceEdit({ id }: { id: number }) {
  const query = useCall(calls.getAudience, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(audience) => <AudienceForm audience={audience} onReload={query.refetch} />}
    </QueryView>
  )
}

/** An audience that is not saved yet. */
export const NewAudience = () => <AudienceForm audience={null} />

const empty: Found['Conditions'] = { ...noConditions, Kinds: ['trainee'] }

function AudienceForm({ audience, onReload }: { audience: Found | null; onReload?: () => unknown }) {
  const t = useText('campaigns')
  const ofRegistration = useText('registration')
  const platform = useText('platform')
  const kit = useKit()
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'campaigns',
    call: audience ? calls.editAudience : calls.addAudience,
    schema: audienceFields,
    initial: {
      Name: audience?.Name ?? {},
      Note: audience?.Note ?? '',
      Conditions: audience?.Conditions ?? empty,
      ByHand: audience?.ByHand ?? { TraineeIDs: [], InstructorIDs: [], OrganizationIDs: [] },
    },
    ...(audience && { version: audience.Version }),
    toInput: (values, { version }) =>
      (audience ? { ID: audience.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: (saved) => go.replace(audienceAddress({ audience: saved.ID })),
    ...(onReload && { onReload }),
  })
  const { Conditions, ByHand } = form.values
  const known = (list: keyof Found['Named']) =>
    (audience?.Named[list] ?? []).map((each) => ({ value: each.ID, label: pick(each.Name), code: each.Code }))
  const record = (row: { ID: number; Name: Parameters<typeof pick>[0]; Code: string }) => ({
    value: row.ID,
    label: pick(row.Name),
    code: row.Code,
  })
  const person = (row: { ID: number; FullName: Parameters<typeof pick>[0]; Code: string }) => ({
    value: row.ID,
    label: pick(row.FullName),
    code: row.Code,
  })
  return (
    <Page title={t(audience ? 'acts.editAudience.do' : 'acts.addAudience.do')}>
      <RecordForm
        form={form}
        cancelHref={audience ? audienceAddress({ audience: audience.ID }) : '/Setting/PopulationList'}
      >
        <FieldRow>
          <TrilingualField {...form.field('Name')} label={t('fields.name')} maxLength={200} required />
          <TextField {...form.field('Note')} label={t('fields.note')} maxLength={300} />
        </FieldRow>
        <FieldGroup title={t('parts.conditions')} description={t('help.conditions')}>
          <CheckboxGroupField
            {...form.field('Conditions.Kinds')}
            label={t('fields.kinds')}
            description={t('help.kinds')}
            options={audienceKinds.map((value) => ({ value, label: t(`kindsOfMany.${value}`) }))}
          />
          <FieldRow>
            <RecordSelect
              {...form.field('Conditions.CourseIDs')}
              multiple
              call={catalogueCalls.listCourses}
              option={record}
              chosen={known('Courses')}
              label={t('fields.courses')}
              description={t('help.classes')}
            />
            <RecordSelect
              {...form.field('Conditions.ClassIDs')}
              multiple
              call={classesCalls.getCourseClasses}
              option={(row) => ({ value: row.ID, label: pick(row.CourseName), code: row.Code })}
              chosen={known('Classes')}
              label={t('fields.classes')}
            />
          </FieldRow>
          <FieldRow>
            <LookupSelect
              {...form.field('Conditions.CategoryIDs')}
              multiple
              call={lookupsCalls.getLookupOptions}
              lookup="CourseCategory"
              label={t('fields.categories')}
            />
            <MultiSelectField
              {...form.field('Conditions.States')}
              label={t('fields.states')}
              options={askedStates.map((value) => ({
                value: value as string,
                label: ofRegistration(`states.${value}`),
              }))}
            />
          </FieldRow>
          <FieldRow>
            <RecordSelect
              {...form.field('Conditions.DiplomaIDs')}
              multiple
              call={diplomasCalls.listDiplomas}
              option={record}
              chosen={known('Diplomas')}
              label={t('fields.diplomas')}
            />
            <RecordSelect
              {...form.field('Conditions.OrganizationIDs')}
              multiple
              call={peopleCalls.listOrganizations}
              option={record}
              chosen={known('Organizations')}
              label={t('fields.organizations')}
            />
          </FieldRow>
          <FieldRow>
            <LookupSelect
              {...form.field('Conditions.NationalityIDs')}
              multiple
              call={lookupsCalls.getLookupOptions}
              lookup="Nationality"
              label={t('fields.nationalities')}
            />
            <MultiSelectField
              {...form.field('Conditions.Languages')}
              label={t('fields.languages')}
              options={textLanguages.map((value) => ({ value, label: kit(`languages.${value}`) }))}
            />
          </FieldRow>
          <FieldRow>
            <LookupSelect
              {...form.field('Conditions.SectorIDs')}
              multiple
              call={lookupsCalls.getLookupOptions}
              lookup="IndustrySector"
              label={t('fields.sectors')}
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              {...form.field('Conditions.Activity')}
              label={t('fields.activity')}
              options={activities.map((value) => ({ value, label: t(`activities.${value}`) }))}
            />
            <NumberField
              {...form.field('Conditions.ActivityDays')}
              label={t('fields.activityDays')}
              min={1}
              max={3650}
              required={Conditions.Activity !== null}
              disabled={Conditions.Activity === null}
            />
          </FieldRow>
        </FieldGroup>
        <FieldGroup title={t('parts.byHand')} description={t('help.byHand')}>
          <RecordSelect
            {...form.field('ByHand.TraineeIDs')}
            multiple
            max={500}
            call={peopleCalls.listTrainees}
            option={person}
            chosen={known('Trainees')}
            label={t('fields.trainees')}
          />
          <RecordSelect
            {...form.field('ByHand.InstructorIDs')}
            multiple
            max={500}
            call={peopleCalls.listInstructors}
            option={person}
            chosen={known('Instructors')}
            label={t('fields.instructors')}
          />
          <RecordSelect
            {...form.field('ByHand.OrganizationIDs')}
            multiple
            max={500}
            call={peopleCalls.listOrganizations}
            option={record}
            chosen={known('Organizations')}
            label={t('fields.contacts')}
          />
        </FieldGroup>
        <AudiencePreview audienceId={audience?.ID ?? null} conditions={Conditions} byHand={ByHand} />
      </RecordForm>
    </Page>
  )
}
