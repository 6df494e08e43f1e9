import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import { newOwnPersonForm, ownPersonForm } from '../../../contract/trainee-shapes.ts'
import { fieldsOfOrganization, openToOrganization, type FieldOfOrganization } from '../../../rules/of-organization.ts'
import { PersonEntry } from '../fields/PersonEntry.tsx'
import { SignInAddress } from '../fields/SignInAddress.tsx'
import { GenderField, initialTrainee, PassportNumberField, WorkFields } from '../fields/TraineeFields.tsx'
import { BirthDateField } from '../BirthDateField.tsx'
import { initialName, NameFields } from '../lists/NameFields.tsx'
import { TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from './trainee-record.ts'

const initial = (trainee: TraineeRecord | null) => ({
  ...initialName(trainee),
  ...initialTrainee(trainee),
  Email: trainee?.Email ?? '',
  WorkEmail: trainee?.WorkEmail ?? '',
  Mobile: trainee?.Mobile ?? '',
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
              {may('Gender') && <GenderField form={form} />}
              {may('BirthDate') && <BirthDateField {...form.field('BirthDate')} label={t('fields.birthDate')} />}
            </FieldRow>
            {may('NationalityID') && <PersonEntry form={form} field="NationalityID" had={trainee} />}
          </FieldGroup>
        )}
        {may('PassportNumber', 'PassportExpiresOn') && (
          <FieldGroup title={t('sections.passport')}>
            <FieldRow>
              {may('PassportNumber') && <PassportNumberField form={form} trainee={trainee} />}
              {may('PassportExpiresOn') && (
                <DayField {...form.field('PassportExpiresOn')} label={t('fields.passportExpiresOn')} />
              )}
            </FieldRow>
          </FieldGroup>
        )}
        <FieldGroup title={t('sections.contact')}>
          {!trainee && <SignInAddress form={form} />}
          <FieldRow>
            {may('WorkEmail') && <TextField {...form.field('WorkEmail')} kind="email" label={t('fields.workEmail')} />}
            {may('Mobile') && <TextField {...form.field('Mobile')} kind="phone" label={t('fields.mobile')} />}
          </FieldRow>
        </FieldGroup>
        <WorkFields form={form} />
      </RecordForm>
    </Page>
  )
}
