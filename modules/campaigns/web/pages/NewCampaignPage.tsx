import { Alert, Text } from '@mantine/core'
import { LettersShown } from '#modules/notifications/web/public.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { audienceAddress } from '../parts/addresses.ts'
import { SendingOff } from '../parts/SendingOff.tsx'
import { StandingCounts } from '../parts/StandingCounts.tsx'
import { useNewCampaign, type NewCampaignForm } from '../parts/useNewCampaign.tsx'

type Choices = Output<typeof calls.getCampaignChoices>

/** What goes to whom and when: who would get it and who not, and what they read, before it is sent. */
export default function NewCampaignPage() {
  const t = useText('campaigns')
  const query = useCall(calls.getCampaignChoices, {})
  return (
    <Page title={t('screens.newCampaign')}>
      <QueryView query={query} module="campaigns">
        {(choices) => <Chosen choices={choices} />}
      </QueryView>
    </Page>
  )
}

function Chosen({ choices }: { choices: Choices }) {
  const t = useText('campaigns')
  const { values } = useAddress({ advertisement: 0, audience: 0, rows: '' })
  const { form, name, counting, dialog } = useNewCampaign({
    AdvertisementID: choices.Advertisements.some(({ ID }) => ID === values.advertisement) ? values.advertisement : null,
    AudienceID: choices.Audiences.some(({ ID }) => ID === values.audience) ? values.audience : null,
    IDs: values.rows
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  })
  return (
    <>
      <SendingOff />
      <RecordForm form={form} submitLabel={t('newCampaign.send')} cancelHref="/Campaigns" sendable={!counting}>
        <FormDraft form={form} name={name} />
        <What choices={choices} form={form} />
        <Whom choices={choices} form={form} />
        <When form={form} />
        <Letter form={form} />
      </RecordForm>
      {dialog}
    </>
  )
}

function What({ choices, form }: { choices: Choices; form: NewCampaignForm }) {
  const t = useText('campaigns')
  const format = useFormat()
  const pick = usePick()
  return (
    <FieldGroup title={t('newCampaign.what')}>
      <FieldRow>
        <SelectField
          {...form.field('AdvertisementID')}
          label={t('fields.advertisement')}
          options={choices.Advertisements.map(({ ID, Title }) => ({ value: ID, label: pick(Title) }))}
          required
        />
        <RecordSelect
          {...form.field('IDs')}
          label={t('newCampaign.planRows')}
          description={t('newCampaign.planRowsHelp')}
          multiple
          max={50}
          call={planningCalls.getPlanRows}
          input={{ OpenAfter: today() }}
          option={(row) => ({
            value: row.ID,
            label: `${pick(row.CourseName)} (${format.dayRange(row.StartDate, row.EndDate)})`,
            code: `${row.CourseCode}/${row.Year}-${row.RunNumber}`,
          })}
        />
      </FieldRow>
    </FieldGroup>
  )
}

function Whom({ choices, form }: { choices: Choices; form: NewCampaignForm }) {
  const t = useText('campaigns')
  const pick = usePick()
  const mayAdd = useMayPass('editor')
  const audience = form.values.AudienceID
  if (choices.Audiences.length === 0)
    return (
      <FieldGroup title={t('newCampaign.whom')}>
        <Alert color="yellow" variant="light" role="note">
          {t('newCampaign.noAudiences')}{' '}
          {mayAdd && <AppLink to={audienceAddress({ edit: true }) as '/'}>{t('acts.addAudience.do')}</AppLink>}
        </Alert>
      </FieldGroup>
    )
  return (
    <FieldGroup title={t('newCampaign.whom')}>
      <FieldRow>
        <SelectField
          {...form.field('AudienceID')}
          label={t('fields.audienceName')}
          options={choices.Audiences.map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
          required
        />
      </FieldRow>
      {audience === null ? (
        <Text size="sm" c="dimmed">
          {t('newCampaign.chooseAudience')}
        </Text>
      ) : (
        <Recipients audience={audience} />
      )}
    </FieldGroup>
  )
}

function Recipients({ audience }: { audience: number }) {
  const t = useText('campaigns')
  const query = useCall(calls.countRecipients, { AudienceID: audience })
  return (
    <QueryView query={query} module="campaigns">
      {(counts) => (
        <div aria-live="polite">
          <Text fw={600}>{t('newCampaign.counts')}</Text>
          <StandingCounts counts={counts} />
          <Text size="sm" c="dimmed" mt="xs">
            {t('newCampaign.countsHelp')}
          </Text>
        </div>
      )}
    </QueryView>
  )
}

function When({ form }: { form: NewCampaignForm }) {
  const t = useText('campaigns')
  return (
    <FieldGroup title={t('newCampaign.whenTitle')}>
      <RadioField
        {...form.field('When')}
        aria-label={t('newCampaign.whenTitle')}
        options={[
          { value: 'now' as const, label: t('newCampaign.now') },
          { value: 'later' as const, label: t('newCampaign.later') },
        ]}
      />
      {form.values.When === 'later' && (
        <FieldRow>
          <DayField {...form.field('Day')} label={t('newCampaign.day')} required />
          <TimeField {...form.field('Time')} label={t('newCampaign.time')} required />
        </FieldRow>
      )}
    </FieldGroup>
  )
}

function Letter({ form: { values } }: { form: NewCampaignForm }) {
  const t = useText('campaigns')
  const query = useCall(
    calls.getAnnualPlanMailChaimpHtmlByIds,
    values.AdvertisementID === null ? skip : { body: { IDs: values.IDs, AdvertisementID: values.AdvertisementID } },
  )
  return (
    <FieldGroup title={t('newCampaign.preview')}>
      {values.AdvertisementID === null ? (
        <Text size="sm" c="dimmed">
          {t('newCampaign.chooseAdvertisement')}
        </Text>
      ) : (
        <QueryView query={query} module="campaigns">
          {({ Letters }) => Letters && <LettersShown letters={Letters} />}
        </QueryView>
      )}
    </FieldGroup>
  )
}
