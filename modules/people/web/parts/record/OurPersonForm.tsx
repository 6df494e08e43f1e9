import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import { genders, newOwnPersonForm, ownPersonForm } from '../../../contract/trainee-shapes.ts'
import { fieldsOfOrganization, openToOrganization, type FieldOfOrganization } from '../../../rules/of-organization.ts'
import { BirthDateField } from '../BirthDateField.tsx'
import { initialName, NameFields } from '../lists/NameFields.tsx'
import { TraineeBadges } from '../TraineeActions.tsx'
import { chosen, type TraineeRecord } from '../TraineeForm.tsx'

const initial = (trainee: TraineeRecord | null) => ({
  ...initialName(trainee),
  Gender: trainee?.Gender ?? null,
  BirthDate: trainee?.BirthDate ?? null,
  NationalityID: trainee?.NationalityID ?? null,
  // The number itself is never in the form: left empty, it stays as it is.
  PassportNumber: undefined as string | undefined,
  PassportExpiresOn: trainee?.PassportExpiresOn ?? null,
  Email: trainee?.Email ?? '',
  WorkEmail: trainee?.WorkEmail ?? '',
  Mobile: trainee?.Mobile ?? '',
  JobTitle: trainee?.JobTitle ?? '',
  Employer: trainee?.Employer ?? '',
})
type Values = ReturnType<typeof initial>

/** Of what the form holds, what the organization may write: the rest is not sent. */
const openOf = (values: Values, open: readonly FieldOfOrganization[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) =>
      field === 'NameParts' || field === 'FullName' ? open.includes('Name') : open.includes(field as never),
    ),
  )

/** An organization adds one of its people, or corrects what it may of one. */
export function OurPersonForm({ trainee, onReload }: { trainee: TraineeRecord | null; onReload?: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const open = trainee ? openToOrganization(trainee) : fieldsOfOrganization
  const may = (...fields: FieldOfOrganization[]) => fields.some((field) => open.includes(field))
  const form = useRecordForm({
    module: 'people',
    call: trainee ? peopleCalls.correctTraineeOfCustomer : peopleCalls.addTraineeOfCustomer,
    schema: trainee ? ownPersonForm : newOwnPersonForm,
    version: trainee?.Version ?? 0,
    initial: initial(trainee),
    toInput: (values, { version }) =>
      (trainee
        ? { body: { ...openOf(values as Values, open), ID: trainee.ID, Version: version } }
        : { body: values }) as never,
    success: t(trainee ? 'saved' : 'added'),
    onSaved: ({ ID }) => void go('/TraineeOfCustomer', {}, { trainee: ID }),
    ...(onReload && { onReload }),
  })
  const number = form.field('PassportNumber')
  return (
    <Page
      title={trainee ? pick(trainee.FullName) : t('acts.addTraineeOfCustomer.do')}
      width="form"
      description={trainee ? <Code>{trainee.Code}</Code> : t('addPersonHint')}
      {...(trainee && { badge: <TraineeBadges trainee={trainee} /> })}
    >
      {trainee && <p>{t('correctHint')}</p>}
      <RecordForm form={form} cancelHref={href('/TraineeOfCustomer', {}, { trainee: trainee?.ID })}>
        {may('Name') && <NameFields form={form} description={t('namesHint')} />}
        {may('Gender', 'BirthDate', 'NationalityID') && (
          <FieldGroup title={t('sections.person')}>
            <FieldRow>
              {may('Gender') && (
                <SelectField
                  {...form.field('Gender')}
                  label={t('fields.gender')}
                  options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
                />
              )}
              {may('BirthDate') && <BirthDateField {...form.field('BirthDate')} label={t('fields.birthDate')} />}
            </FieldRow>
            {may('NationalityID') && (
              <LookupSelect
                {...form.field('NationalityID')}
                call={lookupsCalls.getLookupOptions}
                lookup="Nationality"
                label={t('fields.nationality')}
                {...chosen(trainee?.NationalityID, pick(trainee?.NationalityName))}
              />
            )}
          </FieldGroup>
        )}
        {may('PassportNumber', 'PassportExpiresOn') && (
          <FieldGroup title={t('sections.passport')}>
            <FieldRow>
              {may('PassportNumber') && (
                <TextField
                  {...number}
                  value={number.value ?? ''}
                  onChange={(text) => number.onChange(text || undefined)}
                  kind="code"
                  label={t('fields.passportNumber')}
                  {...(trainee?.PassportEnding && {
                    description: t('passportKeep', { ending: trainee.PassportEnding }),
                  })}
                />
              )}
              {may('PassportExpiresOn') && (
                <DayField {...form.field('PassportExpiresOn')} label={t('fields.passportExpiresOn')} />
              )}
            </FieldRow>
          </FieldGroup>
        )}
        <FieldGroup title={t('sections.contact')}>
          {!trainee && (
            <TextField
              {...form.field('Email')}
              kind="email"
              label={t('fields.email')}
              description={t('emailHint')}
              required
            />
          )}
          <FieldRow>
            {may('WorkEmail') && <TextField {...form.field('WorkEmail')} kind="email" label={t('fields.workEmail')} />}
            {may('Mobile') && <TextField {...form.field('Mobile')} kind="phone" label={t('fields.mobile')} />}
          </FieldRow>
        </FieldGroup>
        <FieldGroup title={t('sections.work')}>
          <FieldRow>
            <TextField {...form.field('JobTitle')} label={t('fields.jobTitle')} />
            <TextField {...form.field('Employer')} label={t('fields.employer')} />
          </FieldRow>
        </FieldGroup>
      </RecordForm>
    </Page>
  )
}
