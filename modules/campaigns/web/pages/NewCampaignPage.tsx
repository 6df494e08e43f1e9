import { Alert, Text } from '@mantine/core'
import { LettersShown } from '#modules/notifications/web/public.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { standings } from '../../rules/audience.ts'
import { audienceAddress } from '../parts/addresses.ts'
import { SendCampaign } from '../parts/SendCampaign.tsx'
import { useNewCampaign, type NewCampaign } from '../parts/useNewCampaign.ts'

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
  const { values } = useAddress({ advertisement: 0, audience: 0, rows: '' })
  const campaign = useNewCampaign({
    advertisement: choices.Advertisements.some(({ ID }) => ID === values.advertisement) ? values.advertisement : null,
    audience: choices.Audiences.some(({ ID }) => ID === values.audience) ? values.audience : null,
    rows: values.rows
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  })
  return (
    <>
      <What choices={choices} campaign={campaign} />
      <Whom choices={choices} campaign={campaign} />
      <When campaign={campaign} />
      <Letter campaign={campaign} />
      <SendCampaign campaign={campaign} />
    </>
  )
}

function What({ choices, campaign: { chosen, choose, wrong } }: { choices: Choices; campaign: NewCampaign }) {
  const t = useText('campaigns')
  const format = useFormat()
  const pick = usePick()
  return (
    <Section title={t('newCampaign.what')}>
      <FieldRow>
        <SelectField
          name="AdvertisementID"
          label={t('fields.advertisement')}
          value={chosen.advertisement}
          onChange={(advertisement) => choose({ advertisement })}
          options={choices.Advertisements.map(({ ID, Title }) => ({ value: ID, label: pick(Title) }))}
          error={wrong('AdvertisementID')}
          required
        />
        <RecordSelect
          name="IDs"
          label={t('newCampaign.planRows')}
          description={t('newCampaign.planRowsHelp')}
          multiple
          max={50}
          call={planningCalls.getPlanRows}
          option={(row) => ({
            value: row.ID,
            label: `${pick(row.CourseName)} (${format.dayRange(row.StartDate, row.EndDate)})`,
            code: `${row.CourseCode}/${row.Year}-${row.RunNumber}`,
          })}
          value={chosen.rows}
          onChange={(rows) => choose({ rows: (rows ?? []) as number[] })}
          error={wrong('IDs')}
        />
      </FieldRow>
    </Section>
  )
}

function Whom({ choices, campaign: { chosen, choose, wrong } }: { choices: Choices; campaign: NewCampaign }) {
  const t = useText('campaigns')
  const pick = usePick()
  const mayAdd = useMayPass('editor')
  if (choices.Audiences.length === 0)
    return (
      <Section title={t('newCampaign.whom')}>
        <Alert color="yellow" variant="light" role="note">
          {t('newCampaign.noAudiences')}{' '}
          {mayAdd && <AppLink to={audienceAddress({ edit: true }) as '/'}>{t('acts.addAudience.do')}</AppLink>}
        </Alert>
      </Section>
    )
  return (
    <Section title={t('newCampaign.whom')}>
      <FieldRow>
        <SelectField
          name="AudienceID"
          label={t('fields.audienceName')}
          value={chosen.audience}
          onChange={(audience) => choose({ audience })}
          options={choices.Audiences.map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
          error={wrong('AudienceID')}
          required
        />
      </FieldRow>
      {chosen.audience === null ? (
        <Text size="sm" c="dimmed">
          {t('newCampaign.chooseAudience')}
        </Text>
      ) : (
        <Recipients audience={chosen.audience} />
      )}
    </Section>
  )
}

function Recipients({ audience }: { audience: number }) {
  const t = useText('campaigns')
  const format = useFormat()
  const query = useCall(calls.countRecipients, { AudienceID: audience })
  return (
    <QueryView query={query} module="campaigns">
      {(counts) => {
        const numbers = {
          written: counts.Written,
          refused: counts.Refused,
          twice: counts.Twice,
          noAddress: counts.NoAddress,
        }
        return (
          <div aria-live="polite">
            <Text fw={600} mt="sm">
              {t('newCampaign.counts')}
            </Text>
            <KeyValues
              columns={2}
              items={standings.map((standing) => ({
                label: t(`shown.${standing}`),
                value: format.number(numbers[standing]),
              }))}
            />
            <Text size="sm" c="dimmed" mt="xs">
              {t('newCampaign.countsHelp')}
            </Text>
          </div>
        )
      }}
    </QueryView>
  )
}

function When({ campaign: { chosen, choose, wrong } }: { campaign: NewCampaign }) {
  const t = useText('campaigns')
  return (
    <Section>
      <RadioField
        name="when"
        label={t('newCampaign.whenTitle')}
        value={chosen.when}
        onChange={(when) => choose({ when: when === 'later' ? 'later' : 'now' })}
        options={[
          { value: 'now' as const, label: t('newCampaign.now') },
          { value: 'later' as const, label: t('newCampaign.later') },
        ]}
      />
      {chosen.when === 'later' && (
        <FieldRow>
          <DayField
            name="day"
            label={t('newCampaign.day')}
            value={chosen.day}
            onChange={(day) => choose({ day: day ?? null })}
            error={wrong('At')}
            required
          />
          <TimeField
            name="time"
            label={t('newCampaign.time')}
            value={chosen.time}
            onChange={(time) => choose({ time: time ?? null })}
            required
          />
        </FieldRow>
      )}
    </Section>
  )
}

function Letter({ campaign: { chosen } }: { campaign: NewCampaign }) {
  const t = useText('campaigns')
  const query = useCall(
    calls.getAnnualPlanMailChaimpHtmlByIds,
    chosen.advertisement === null ? skip : { body: { IDs: [...chosen.rows], AdvertisementID: chosen.advertisement } },
  )
  return (
    <Section title={t('newCampaign.preview')}>
      {chosen.advertisement === null ? (
        <Text size="sm" c="dimmed">
          {t('newCampaign.chooseAdvertisement')}
        </Text>
      ) : (
        <QueryView query={query} module="campaigns">
          {({ Letters }) => Letters && <LettersShown letters={Letters} />}
        </QueryView>
      )}
    </Section>
  )
}
