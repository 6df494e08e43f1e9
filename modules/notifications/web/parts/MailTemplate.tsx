import { Button } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { mailTemplateActs } from '../../contract/acts.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { mailTemplateFields } from '../../contract/mail-template.ts'
import { MailPreview } from './MailPreview.tsx'
import { MailVersions } from './MailVersions.tsx'
import { withMarkNames } from './mark-names.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { isWritten, type Template, type Wording } from './template.ts'

/** One letter: its words in three languages side by side, what it would look like, and what it said before. */
export function MailTemplate({ id }: { id: number }) {
  const query = useCall(calls.getSystemMailTemplate, { ID: id })
  return (
    <QueryView query={query} module="notifications">
      {(template) => <Loaded key={template.ID} template={template} onReload={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ template, onReload }: { template: Template; onReload: () => unknown }) {
  const t = useText('notifications')
  const platform = useText('platform')
  const format = useFormat()
  const language = useLanguage()
  const mayChange = template.Actions.includes('changeMailTemplate')
  const form = useRecordForm({
    module: 'notifications',
    call: calls.changeMailTemplate,
    schema: mailTemplateFields,
    initial: { Title: template.Title, Body: template.Body },
    version: template.Version,
    toInput: (values, { version }) => ({ ID: template.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onReload,
    onReload,
  })
  const words = form.values as Wording
  return (
    <Page
      title={<bdi>{withMarkNames(inLanguage(template.Title as Trilingual, language).text, language)}</bdi>}
      description={[
        t(`topicNames.${template.Topic}`),
        t(template.IsMailed ? 'templates.mailed' : 'templates.bellOnly'),
        t(template.IsOwn ? 'templates.own' : 'templates.shipped'),
      ].join(' | ')}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/SystemMailTemplate">
            {t('templates.back')}
          </Button>
          <ActionBar
            module="notifications"
            allowed={template.Actions}
            actions={actButtons(mailTemplateActs, template, ['restoreMailTemplate'])}
            onDone={() => form.reload?.()}
          />
        </>
      }
    >
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <TemplateFields form={form} Marks={template.Marks} help={t('templates.marksHelp')} mayChange={mayChange} />
      </RecordForm>
      {mayChange && (
        <MailPreview
          ready={isWritten(words)}
          preview={async () => {
            const { At, Letters } = await send(calls.previewMailTemplate, { ID: template.ID, body: words })
            return {
              Letters,
              note: At ? t('templates.previewOf', { at: format.dateTime(At) }) : t('templates.previewNone'),
            }
          }}
          test={(Language) => send(calls.sendTestLetter, { ID: template.ID, body: { ...words, Language } })}
        />
      )}
      <MailVersions versions={template.Versions} form={mayChange ? form : null} />
    </Page>
  )
}
