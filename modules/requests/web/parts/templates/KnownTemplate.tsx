import { Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import type { InEachLanguage, Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { TextVersions } from '#platform/web/ui/texts/TextVersions.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { templateActs } from '../../../contract/acts.ts'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import { templateFields } from '../../../contract/proposal-templates.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

type Template = Output<typeof calls.getProposalTemplate>

/** The three languages of a name, those that it lacks empty. */
const inEach = ({ ar = '', en = '', fr = '' }: Trilingual) => ({ ar, en, fr })

/** One template: its texts side by side, how a proposal reads by them, and what they said before. */
export function KnownTemplate({ id }: { id: number }) {
  const query = useCall(calls.getProposalTemplate, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="requests">
      {(template) => <Loaded key={template.ID} template={template} onReload={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ template, onReload }: { template: Template; onReload: () => unknown }) {
  const words = useText('requests/templates')
  const platform = useText('platform')
  const format = useFormat()
  const go = useGo()
  const mayChange = template.Actions.includes('changeProposalTemplate')
  const form = useRecordForm({
    module: 'requests',
    call: calls.changeProposalTemplate,
    schema: templateFields,
    initial: { Name: inEach(template.Name), Body: template.Body, IsActive: template.IsActive },
    version: template.Version,
    toInput: (values, { version }) => ({ ID: template.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onReload,
    onReload,
  })
  const use = (body: InEachLanguage<string>) => {
    form.setValue('Body', body)
    toast.info(words('put'))
  }
  return (
    <Page
      title={<Localized text={template.Name} />}
      badge={template.IsDefault && <StateBadge tone="info" label={words('isDefault')} />}
      description={format.joined([words(`kinds.${template.Kind}`), words(template.IsOwn ? 'own' : 'shipped')])}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/ProposalTemplate">
            {words('back')}
          </Button>
          <ActionBar
            module="requests"
            allowed={template.Actions}
            actions={actButtons(
              templateActs,
              template,
              ['makeDefaultProposalTemplate', 'restoreProposalTemplate', 'deleteProposalTemplate'],
              {
                deleteProposalTemplate: {
                  run: async () => {
                    await send(calls.deleteProposalTemplate, { ID: template.ID })
                    go('/Setting/ProposalTemplate')
                  },
                },
              },
            )}
            onDone={(act) => (act === 'restoreProposalTemplate' ? form.reload?.() : onReload())}
          />
        </>
      }
    >
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <TemplateFields form={form} kind={template.Kind} isDefault={template.IsDefault} mayChange={mayChange} />
      </RecordForm>
      {mayChange && <TemplatePreview kind={template.Kind} body={form.values.Body} id={template.ID} />}
      <TextVersions
        versions={template.Versions.map((version) => ({
          number: version.Number,
          standing: words(version.IsShipped ? 'shipped' : 'own'),
          summary: <Localized text={version.Name} />,
          by: version.By,
          at: version.At,
          use: mayChange ? () => use(version.Body) : undefined,
        }))}
        words={{
          title: words('versions'),
          none: words('noVersions'),
          version: (number) => words('version', { number }),
          use: words('useVersion'),
        }}
      />
    </Page>
  )
}
