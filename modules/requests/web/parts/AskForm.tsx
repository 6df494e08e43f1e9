import { useState } from 'react'
import * as z from 'zod'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { href } from '#platform/web/href.ts'
import { useUser } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { requestFields } from '../../contract/requests.ts'
import { emptyRequest, RequestFields, type RequestValues, valuesOf } from './RequestFields.tsx'
import type { CourseRequest } from './request.ts'

type Fields = z.infer<typeof requestFields>

/** Whoever asks for a course fills this in; it is kept as a draft or sent at once. */
export function AskForm({ title, alone }: { title: string; alone: boolean }) {
  const t = useText('requests')
  const go = useGo()
  const user = useUser()
  const [isDraft, setDraft] = useState(false)
  const form = useRecordForm({
    module: 'requests',
    call: calls.add,
    schema: requestFields,
    initial: {
      ...emptyRequest,
      ...(alone && { Trainees: 1 as number | null }),
      ContactName: user?.displayName ?? '',
      ContactEmail: user?.email ?? '',
    } as RequestValues,
    toInput: (values: Fields) => ({
      body: { ...values, OrganizationID: null, TraineeID: null, Submit: !isDraft },
    }),
    onSaved: (made) => {
      toast.done(t(isDraft ? 'draftSaved' : 'asked'))
      return go('/FollowCourseRequest', {}, { request: made.ID })
    },
  })
  return (
    <Page title={title} width="form">
      <RecordForm
        form={form}
        submitLabel={t(isDraft ? 'saveDraft' : 'askNow')}
        cancelHref={href('/FollowCourseRequest')}
      >
        <RequestFields form={form} alone={alone} />
        <CheckboxField value={isDraft} onChange={(checked) => setDraft(checked === true)} label={t('onlyDraft')} />
      </RecordForm>
    </Page>
  )
}

/** Changing what was asked, in place of the page's facts. */
export function EditRequest({
  request,
  onClose,
  onReload,
}: {
  request: CourseRequest
  onClose: () => void
  onReload: () => void
}) {
  const form = useRecordForm({
    module: 'requests',
    call: calls.edit,
    schema: requestFields,
    version: request.Version,
    initial: valuesOf(request),
    toInput: (values: Fields, { version }) => ({ ID: request.ID, body: { ...values, Version: version } }),
    onSaved: onClose,
    onReload,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <RequestFields form={form} alone={request.TraineeID !== null} />
    </RecordForm>
  )
}
