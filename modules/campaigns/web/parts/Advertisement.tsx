import { Button } from '@mantine/core'
import {
  isWritten,
  MailPreview,
  MailVersions,
  TemplateFields,
  withMarkNames,
  type Wording,
} from '#modules/notifications/web/public.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { advertisementActs } from '../../contract/acts.ts'
import { advertisementFields } from '../../contract/advertisement.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { advertisementMarks, opened, type Opened } from '../../rules/campaign.ts'
import { advertisementAddress, newCampaignAddress } from './addresses.ts'

type Found = Output<typeof calls.getAdvertisement>
const marks = advertisementMarks.map((Name) => ({ Name, IsNeeded: false }))
const empty = { ar: '', en: '', fr: '' }

/** One text of mails to many: its words side by side, what a mail would look like, and what it said before. */
export function Advertisement({ id }: { id: number }) {
  const query = useCall(calls.getAdvertisement, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(found) => <Loaded key={found.ID} found={found} onReload={query.refetch} />}
    </QueryView>
  )
}

/** The same, not written yet. */
export const NewAdvertisement = () => <Loaded found={null} />

function Loaded({ found, onReload }: { found: Found | null; onReload?: () => unknown }) {
  const t = useText('campaigns')
  const own = useText('notifications')
  const platform = useText('platform')
  const language = useLanguage()
  const go = useGo()
  const mayChange = found === null || found.Actions.includes('editAdvertisement')
  const maySend = useMayPass('reviewers')
  const form = useRecordForm({
    module: 'notifications',
    call: found ? calls.editAdvertisement : calls.addAdvertisement,
    schema: advertisementFields,
    initial: { Title: found?.Title ?? empty, Body: found?.Body ?? empty, Opens: (found?.Opens ?? 'none') as Opened },
    ...(found && { version: found.Version }),
    toInput: (values, { version }) =>
      (found ? { ID: found.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: (saved) => (found ? onReload?.() : go.replace(advertisementAddress({ advertisement: saved.ID }))),
    ...(onReload && { onReload }),
  })
  const words = form.values as Wording & { Opens: Opened }
  return (
    <Page
      title={
        found ? (
          <bdi>{withMarkNames(inLanguage(found.Title as Trilingual, language).text, language)}</bdi>
        ) : (
          t('advertisements.new')
        )
      }
      {...(found && { description: own(found.IsOwn ? 'templates.own' : 'templates.shipped') })}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/AdvertisementEmail">
            {t('advertisements.back')}
          </Button>
          {found && (
            <ActionBar
              module="campaigns"
              allowed={found.Actions}
              actions={{
                ...actButtons(advertisementActs, found, ['restoreAdvertisement', 'deleteAdvertisement'], {
                  deleteAdvertisement: {
                    run: async () => {
                      await send(calls.deleteAdvertisement, { ID: found.ID })
                      await go.replace('/Setting/AdvertisementEmail')
                    },
                  },
                }),
                ...(maySend && {
                  send: {
                    always: true,
                    main: true,
                    label: t('advertisements.send'),
                    href: newCampaignAddress({ advertisement: found.ID }),
                  },
                }),
              }}
              onDone={() => form.reload?.()}
            />
          )}
        </>
      }
    >
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <TemplateFields form={form} Marks={marks} help={t('advertisements.marksHelp')} mayChange={mayChange} />
        <Section>
          <SelectField
            {...form.field('Opens')}
            label={t('fields.opens')}
            options={opened.map((value) => ({ value, label: t(`advertisements.opens.${value}`) }))}
            required
          />
        </Section>
      </RecordForm>
      {mayChange && found && (
        <MailPreview
          ready={isWritten(words)}
          preview={async () => {
            const { Letters } = await send(calls.previewAdvertisement, { body: words })
            return { Letters, note: t('advertisements.previewOf') }
          }}
          test={(Language) => send(calls.testAdvertisement, { ID: found.ID, body: { ...words, Language } })}
        />
      )}
      {found && <MailVersions versions={found.Versions} form={mayChange ? form : null} />}
    </Page>
  )
}
