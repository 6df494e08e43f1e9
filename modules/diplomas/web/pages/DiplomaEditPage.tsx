import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCurrencies } from '#modules/lookups/web/public.ts'
import { PictureField } from '#modules/catalogue/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { diplomaFields, diplomaImageField } from '../../contract/shapes.ts'
import { OfferBadge } from '../parts/OfferBadge.tsx'

type Diploma = Output<typeof calls.getDiploma>
const noText = () => ({ ar: '', en: '', fr: '' })

/** What is said of a diploma; its tracks have a form of their own. */
export default function DiplomaEditPage() {
  const id = useIdParam()
  const query = useCall(calls.getDiploma, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <DiplomaForm diploma={null} />
  return (
    <QueryView query={query} module="diplomas">
      {(diploma) => <DiplomaForm key={diploma.ID} diploma={diploma} onReload={query.refetch} />}
    </QueryView>
  )
}

function DiplomaForm({ diploma, onReload }: { diploma: Diploma | null; onReload?: () => unknown }) {
  const t = useText('diplomas')
  const pick = usePick()
  const go = useGo()
  const currencies = useCurrencies()
  const form = useRecordForm({
    module: 'diplomas',
    call: diploma ? calls.updateDiploma : calls.addDiploma,
    schema: diplomaFields,
    version: diploma?.Version ?? 0,
    initial: {
      Code: diploma?.Code ?? '',
      Name: { ...noText(), ...diploma?.Name },
      LevelID: diploma?.LevelID ?? null,
      Fee: diploma?.Fee ?? { Minor: 0, Currency: 'USD' },
      ImageID: diploma?.ImageID ?? null,
      Description: { ...noText(), ...diploma?.Description },
      Objectives: { ...noText(), ...diploma?.Objectives },
      Admission: { ...noText(), ...diploma?.Admission },
    },
    toInput: (values, { version }) =>
      (diploma ? { ID: diploma.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(diploma ? 'saved' : 'added'),
    onSaved: ({ ID }) => go('/CourseDeploma/:ID?', { ID }),
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={diploma ? pick(diploma.Name) : t('newDiploma')}
      width="form"
      {...(diploma && { badge: <OfferBadge isPublished={diploma.IsPublished} /> })}
    >
      <RecordForm form={form} cancelHref={href('/CourseDeploma/:ID?', { ID: diploma?.ID })}>
        <FormDraft form={form} name={`diploma ${diploma?.ID ?? 'new'}`} />
        <FieldGroup title={t('sections.diploma')}>
          <TrilingualField {...form.field('Name')} label={t('fields.diplomaName')} required />
          <FieldRow>
            <TextField {...form.field('Code')} kind="code" label={t('fields.code')} required />
            <LookupSelect
              {...form.field('LevelID')}
              call={lookupsCalls.getLookupOptions}
              lookup="CourseLevel"
              label={t('fields.level')}
              {...(diploma?.LevelID && { chosen: [{ value: diploma.LevelID, label: pick(diploma.LevelName) }] })}
            />
          </FieldRow>
          <MoneyField
            {...form.field('Fee')}
            label={t('fields.fee')}
            description={t('hints.fee')}
            currencies={currencies}
            required
          />
          <PictureField
            {...form.field('ImageID')}
            label={t('fields.image')}
            upload={diplomaImageField}
            shows={t('pictureOf', { name: pick(form.values.Name) })}
          />
        </FieldGroup>
        <FieldGroup title={t('sections.description')}>
          <TrilingualField {...form.field('Description')} label={t('fields.description')} multiline rows={4} />
          <TrilingualField
            {...form.field('Objectives')}
            label={t('fields.objectives')}
            description={t('hints.objectives')}
            multiline
            rows={4}
          />
          <TrilingualField {...form.field('Admission')} label={t('fields.admission')} multiline rows={2} />
        </FieldGroup>
      </RecordForm>
    </Page>
  )
}
