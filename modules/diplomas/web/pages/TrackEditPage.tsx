import { Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { trackFields } from '../../contract/shapes.ts'
import { completionsOf, trackButtons } from '../parts/buttons.ts'
import { CourseOrder } from '../parts/CourseOrder.tsx'
import { OfferBadge } from '../parts/OfferBadge.tsx'
import { initialTrack } from '../parts/track-form.ts'

type Track = Output<typeof calls.getTrack>

/** A track: what it is, whose it is, and its courses in their order. */
export default function TrackEditPage() {
  const id = useIdParam()
  const query = useCall(calls.getTrack, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <TrackForm track={null} />
  return (
    <QueryView query={query} module="diplomas">
      {(track) => <TrackForm key={track.ID} track={track} onReload={query.refetch} />}
    </QueryView>
  )
}

function TrackForm({ track, onReload }: { track: Track | null; onReload?: () => unknown }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  const seesPeople = useMayPass('reviewers')
  const go = useGo()
  // From the page of a diploma a new track is one of its own, and the way back leads there.
  const { DiplomaID: wanted } = useAddress({ DiplomaID: 0 }).values
  const of = track?.DiplomaID ?? (wanted > 0 ? wanted : null)
  const back = of === null ? href('/CourseTrack') : href('/CourseDeploma/:ID?', { ID: of })
  const form = useRecordForm({
    module: 'diplomas',
    call: track ? calls.updateTrack : calls.addTrack,
    schema: trackFields,
    version: track?.Version ?? 0,
    initial: initialTrack(track, of),
    toInput: (values, { version }) =>
      (track ? { ID: track.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(track ? 'trackSaved' : 'trackAdded'),
    onSaved: ({ ID }) => go('/Track-Edit/:ID?', { ID }),
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={track ? pick(track.Name) : t('newTrack')}
      width="form"
      {...(track && {
        badge: <OfferBadge isPublished={track.IsPublished} />,
        actions: (
          <>
            {seesPeople && track.Completed > 0 && (
              <Button variant="default" component={AppLink} to={completionsOf(track.ID) as '/'}>
                {t('whoCompleted', { count: track.Completed, shown: format.number(track.Completed) })}
              </Button>
            )}
            <ActionBar
              module="diplomas"
              allowed={track.Actions}
              actions={trackButtons(track, { isForm: true })}
              onDone={(name) => (name === 'deleteTrack' ? void go(back as `/${string}`) : undefined)}
            />
          </>
        ),
      })}
    >
      <RecordForm form={form} cancelHref={back}>
        <FormDraft form={form} name={`track ${track?.ID ?? 'new'}`} />
        <FieldGroup title={t('sections.track')}>
          <TrilingualField {...form.field('Name')} label={t('fields.trackName')} required />
          <FieldRow>
            <TextField {...form.field('Code')} kind="code" label={t('fields.code')} required />
            <RecordSelect
              {...form.field('DiplomaID')}
              call={calls.listDiplomas}
              option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
              label={t('fields.diploma')}
              description={t('hints.diploma')}
              {...(track?.DiplomaID && { chosen: [{ value: track.DiplomaID, label: pick(track.DiplomaName) }] })}
            />
          </FieldRow>
          <TrilingualField {...form.field('Description')} label={t('fields.description')} multiline rows={3} />
        </FieldGroup>
        <CourseOrder form={form} known={track?.Courses ?? []} />
      </RecordForm>
    </Page>
  )
}
