import * as z from 'zod'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { newRequestFields } from '../../contract/requests.ts'
import { emptyRequest, RequestFields, type RequestValues } from './RequestFields.tsx'

interface NewValues extends RequestValues {
  OrganizationID: number | null
  TraineeID: number | null
}

/** Staff takes a request down for an organization or a trainee who called or wrote. */
export function NewRequest() {
  const t = useText('requests')
  const pick = usePick()
  const go = useGo()
  const form = useRecordForm({
    module: 'requests',
    call: calls.add,
    schema: newRequestFields,
    initial: { ...emptyRequest, OrganizationID: null, TraineeID: null, Submit: true } as NewValues & {
      Submit: boolean
    },
    toInput: (values: z.infer<typeof newRequestFields>) => ({ body: values }),
    onSaved: (made) => go('/CourseRequest-Edit/:ID?', { ID: made.ID }),
  })
  return (
    <Page title={t('newRequest')} width="form">
      <RecordForm form={form} submitLabel={t('acts.add.do')} cancelHref={href('/CourseRequest')}>
        <FieldGroup title={t('fields.askedBy')} description={t('hints.asker')}>
          <FieldRow>
            <RecordSelect
              {...form.field('OrganizationID')}
              call={peopleCalls.listOrganizations}
              option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
              label={t('fields.organization')}
            />
            <RecordSelect
              {...form.field('TraineeID')}
              call={peopleCalls.listTrainees}
              option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
              label={t('fields.trainee')}
            />
          </FieldRow>
        </FieldGroup>
        <RequestFields form={form as never} alone={false} />
      </RecordForm>
    </Page>
  )
}
