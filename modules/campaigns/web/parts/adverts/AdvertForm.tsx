import { Alert, Text } from '@mantine/core'
import { PictureField } from '#modules/catalogue/web/public.ts'
import { TemplateFields, type Wording } from '#modules/notifications/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { CheckboxGroupField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm, type RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { advertFields, advertPictureField } from '../../../contract/advert.ts'
import { campaignsCalls as calls } from '../../../contract/calls.ts'
import { advertChannels, linkKinds, type AdvertChannel, type LinkKind } from '../../../rules/advert.ts'
import { advertisementMarks } from '../../../rules/campaign.ts'
import { advertAddress } from '../addresses.ts'
import type { FoundAdvert } from './advert.ts'

type Choices = Output<typeof calls.getAdvertChoices>
const marks = advertisementMarks.map((Name) => ({ Name, IsNeeded: false }))
const empty = { ar: '', en: '', fr: '' }
/** As long as one runs where nobody says otherwise. */
const usualDays = 13

interface Typed extends Wording {
  readonly PictureID: number | null
  readonly LinkKind: LinkKind
  readonly LinkID: number | null
  readonly Channels: AdvertChannel[]
  readonly AudienceID: number | null
  readonly StartsOn: string
  readonly StartTime: string
  readonly EndsOn: string
}
type Form = RecordFormState<Typed>

/** An advert by its number, to be changed as it is now. */
export function EditAdvert({ id }: { id: number }) {
  const query = useCall(calls.getAdvert, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(advert) => <AdvertForm advert={advert} onReload={query.refetch} />}
    </QueryView>
  )
}

/** What is announced, where it leads, to whom it goes by which ways, and when. */
export function AdvertForm({ advert, onReload }: { advert: FoundAdvert | null; onReload?: () => unknown }) {
  const t = useText('campaigns')
  const go = useGo()
  const choices = useCall(calls.getAdvertChoices, {})
  const form: Form = useRecordForm({
    module: 'campaigns',
    call: advert ? calls.editAdvert : calls.addAdvert,
    schema: advertFields,
    initial: {
      Title: advert?.Title ?? empty,
      Body: advert?.Body ?? empty,
      PictureID: advert?.PictureID ?? null,
      LinkKind: advert?.LinkKind ?? 'none',
      LinkID: advert?.LinkID ?? null,
      Channels: advert?.Channels ?? ['web', 'bell'],
      AudienceID: advert?.AudienceID ?? null,
      StartsOn: advert?.StartsOn ?? today(),
      StartTime: advert?.StartTime ?? '09:00',
      EndsOn: advert?.EndsOn ?? addDays(today(), usualDays),
    } as Typed,
    ...(advert && { version: advert.Version }),
    toInput: (values, { version }) =>
      (advert ? { ID: advert.ID, body: { ...values, Version: version } } : { body: values }) as never,
    onSaved: (saved) => go.replace(advertAddress({ advert: saved.ID })),
    ...(onReload && { onReload }),
  })
  const back = advert ? advertAddress({ advert: advert.ID }) : '/advertisement'
  return (
    <Page title={t(advert ? 'adverts.edit' : 'adverts.new')}>
      <QueryView query={choices} module="campaigns">
        {(found) => (
          <RecordForm form={form as RecordFormState} cancelHref={back}>
            <FormDraft form={form as RecordFormState} name={`advert ${advert?.ID ?? 'new'}`} />
            <What form={form} choices={found} isNew={advert === null} />
            <Where form={form} advert={advert} />
            <Whom form={form} choices={found} />
            <When form={form} />
          </RecordForm>
        )}
      </QueryView>
    </Page>
  )
}

function What({ form, choices, isNew }: { form: Form; choices: Choices; isNew: boolean }) {
  const t = useText('campaigns')
  const pick = usePick()
  const sentence = useSentence('campaigns')
  const begin = async (ID: number | null | undefined) => {
    if (!ID) return
    try {
      const words = await send(calls.getAdvertText, { ID })
      form.setValue('Title', words.Title)
      form.setValue('Body', words.Body)
    } catch (problem) {
      toast.failed(sentence(problem))
    }
  }
  return (
    <FieldGroup title={t('adverts.sections.words')}>
      {isNew && choices.Texts.length > 0 && (
        <FieldRow>
          <SelectField
            label={t('adverts.fields.begin')}
            description={t('adverts.beginHelp')}
            value={null}
            onChange={(ID) => void begin(ID)}
            options={choices.Texts.map(({ ID, Title }) => ({ value: ID, label: pick(Title) }))}
          />
        </FieldRow>
      )}
      <TemplateFields
        form={form}
        Marks={marks}
        help={t('advertisements.marksHelp')}
        words={{ title: t('adverts.fields.title'), body: t('adverts.fields.text') }}
        mayChange
      />
      <PictureField
        {...form.field('PictureID')}
        label={t('adverts.fields.picture')}
        upload={advertPictureField}
        shows={t('adverts.fields.picture')}
        hint={t('adverts.pictureHelp')}
      />
    </FieldGroup>
  )
}

function Where({ form, advert }: { form: Form; advert: FoundAdvert | null }) {
  const t = useText('campaigns')
  const pick = usePick()
  const kind = form.values.LinkKind
  const field = form.field('LinkKind')
  const target = advert?.LinkKind === kind ? advert.Target : null
  return (
    <FieldGroup title={t('adverts.sections.link')}>
      <FieldRow>
        <SelectField
          {...field}
          onChange={(chosen) => {
            field.onChange(chosen ?? 'none')
            form.setValue('LinkID', null)
          }}
          label={t('adverts.fields.link')}
          options={linkKinds.map((value) => ({ value, label: t(`adverts.links.${value}`) }))}
          required
        />
        {kind !== 'none' && (
          <RecordSelect
            key={kind}
            {...form.field('LinkID')}
            label={t(`adverts.links.${kind}`)}
            required
            call={calls.getAdvertTargets}
            input={{ Kind: kind }}
            option={(row) => ({ value: row.ID, label: pick(row.Name), ...(row.Code && { code: row.Code }) })}
            {...(target && {
              chosen: [{ value: target.ID, label: pick(target.Name), code: target.Code }],
            })}
          />
        )}
      </FieldRow>
    </FieldGroup>
  )
}

function Whom({ form, choices }: { form: Form; choices: Choices }) {
  const t = useText('campaigns')
  const pick = usePick()
  const audience = form.values.AudienceID
  return (
    <FieldGroup title={t('adverts.sections.whom')}>
      <CheckboxGroupField
        {...form.field('Channels')}
        label={t('adverts.fields.channels')}
        options={advertChannels.map((value) => ({
          value,
          label: t(`adverts.channels.${value}`),
          description: t(`adverts.channelHelp.${value}`),
        }))}
      />
      {choices.Audiences.length === 0 ? (
        <Alert color="yellow" variant="light" role="note">
          {t('adverts.noAudiences')}
        </Alert>
      ) : (
        <FieldRow>
          <SelectField
            {...form.field('AudienceID')}
            label={t('fields.audienceName')}
            description={t('adverts.audienceHelp')}
            options={choices.Audiences.map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
          />
        </FieldRow>
      )}
      {audience !== null && audience !== undefined && <Reach audience={audience} />}
    </FieldGroup>
  )
}

/** How many it would reach now. */
function Reach({ audience }: { audience: number }) {
  const t = useText('campaigns')
  const format = useFormat()
  const query = useCall(calls.countAdvertPeople, { AudienceID: audience })
  return (
    <QueryView query={query} module="campaigns">
      {({ People, SignIn, Written }) => (
        <div aria-live="polite">
          <Text fw={600} size="sm">
            {t('newCampaign.counts')}
          </Text>
          <KeyValues
            columns={2}
            items={[
              { label: t('adverts.counts.people'), value: format.number(People) },
              { label: t('adverts.counts.signIn'), value: format.number(SignIn) },
              { label: t('adverts.counts.written'), value: format.number(Written) },
            ]}
          />
        </div>
      )}
    </QueryView>
  )
}

function When({ form }: { form: Form }) {
  const t = useText('campaigns')
  return (
    <FieldGroup title={t('adverts.sections.days')}>
      <FieldRow>
        <DayField {...form.field('StartsOn')} label={t('adverts.fields.startsOn')} required />
        <TimeField {...form.field('StartTime')} label={t('adverts.fields.startTime')} required />
        <DayField {...form.field('EndsOn')} label={t('adverts.fields.endsOn')} required />
      </FieldRow>
    </FieldGroup>
  )
}
