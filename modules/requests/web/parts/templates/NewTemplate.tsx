import { Button } from '@mantine/core'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import { newTemplateFields } from '../../../contract/proposal-templates.ts'
import type { TemplateKind } from '../../../rules/proposal-fields.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const empty = { ar: '', en: '', fr: '' }

/** A template that the academy adds, of one kind of asker. */
export function NewTemplate({ kind }: { kind: TemplateKind }) {
  const words = useText('requests/templates')
  const platform = useText('platform')
  const go = useGo()
  const form = useRecordForm({
    module: 'requests',
    call: calls.addProposalTemplate,
    schema: newTemplateFields,
    initial: { Kind: kind, Name: empty, Body: empty, IsActive: true },
    toInput: (values) => ({ body: values }),
    success: platform('toasts.saved'),
    onSaved: ({ ID }) => go('/Setting/ProposalTemplate', {}, { template: ID }),
  })
  return (
    <Page
      title={words('add')}
      description={words(`kinds.${kind}`)}
      actions={
        <Button variant="default" component={AppLink} to="/Setting/ProposalTemplate">
          {words('back')}
        </Button>
      }
    >
      <RecordForm form={form} cancelHref="/Setting/ProposalTemplate">
        <TemplateFields form={form} kind={kind} isDefault={false} mayChange />
      </RecordForm>
      <TemplatePreview kind={kind} body={form.values.Body} />
    </Page>
  )
}
