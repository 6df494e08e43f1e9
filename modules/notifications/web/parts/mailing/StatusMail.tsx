import { Alert, Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { statusMailActs } from '../../../contract/acts.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { statusMailFields } from '../../../contract/status-mail.ts'
import { MailPreview } from '../MailPreview.tsx'
import { MailVersions } from '../MailVersions.tsx'
import { isWritten, type Wording } from '../template.ts'
import { TemplateFields } from '../TemplateFields.tsx'
import { useMailWords } from './useMailWords.ts'

type Template = Output<typeof calls.getMailTemplate>
const empty = { ar: '', en: '', fr: '' }

/** The text of one mail type and status: its words side by side, what a mail would look like, and what it said before. */
export function StatusMail({ id }: { id: number }) {
  const query = useCall(calls.getMailTemplate, { ID: id })
  return (
    <QueryView query={query} module="notifications">
      {(template) => <Loaded key={template.ID} template={template} onReload={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ template, onReload }: { template: Template; onReload: () => unknown }) {
  const t = useText('mailing')
  const own = useText('notifications')
  const platform = useText('platform')
  const format = useFormat()
  const { typeName, statusName } = useMailWords()
  const mayChange = template.Actions.includes('changeStatusMail')
  const form = useRecordForm({
    module: 'notifications',
    call: calls.changeStatusMail,
    schema: statusMailFields,
    initial: { Title: template.Title ?? empty, Body: template.Body ?? empty },
    version: template.Version,
    toInput: (values, { version }) => ({ ID: template.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onReload,
    onReload,
  })
  const words = form.values as Wording
  return (
    <Page
      title={`${typeName(template.MailType)}${format.colon}${statusName(template.MailType, template.Status)}`}
      {...(template.Title && { description: own(template.IsOwn ? 'templates.own' : 'templates.shipped') })}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/MailTemplate">
            {t('back')}
          </Button>
          <ActionBar
            module="notifications"
            allowed={template.Actions}
            actions={actButtons(statusMailActs, template, ['restoreStatusMail', 'removeStatusMail'])}
            onDone={() => form.reload?.()}
          />
        </>
      }
    >
      {!template.Title && (
        <Alert color="yellow" variant="light">
          {t('missingNow')}
        </Alert>
      )}
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <TemplateFields form={form} Marks={template.Marks} help={t('marksHelp')} mayChange={mayChange} />
      </RecordForm>
      {mayChange && (
        <MailPreview
          ready={isWritten(words)}
          preview={async () => {
            const { About, Letters } = await send(calls.previewStatusMail, { ID: template.ID, body: words })
            return { Letters, note: About ? t('previewOf', { code: About }) : t('previewNone') }
          }}
          test={(Language) => send(calls.testStatusMail, { ID: template.ID, body: { ...words, Language } })}
        />
      )}
      <MailVersions versions={template.Versions} form={mayChange ? form : null} />
    </Page>
  )
}
