import { Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import type { Post } from '#platform/shared/document/document.ts'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { TextVersions } from '#platform/web/ui/texts/TextVersions.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { certificateTemplateActs } from '../../../contract/acts.ts'
import { certificatesCalls as calls } from '../../../contract/calls.ts'
import { certificateTemplateFields } from '../../../contract/templates.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

type Template = Output<typeof calls.getCertificateTemplate>

/** What certificates of one kind say: the texts, the paper by them, and what they said before. */
export function KnownTemplate({ id }: { id: number }) {
  const query = useCall(calls.getCertificateTemplate, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="certificates">
      {(template) => <Loaded key={template.ID} template={template} onReload={query.refetch} />}
    </QueryView>
  )
}

const valuesOf = ({
  Title,
  Body,
  BodyFemale,
  SignedBy,
}: Pick<Template, 'Title' | 'Body' | 'BodyFemale' | 'SignedBy'>) => ({
  Title,
  Body,
  BodyFemale,
  SignedBy: SignedBy as Post[] | null,
})

function Loaded({ template, onReload }: { template: Template; onReload: () => unknown }) {
  const t = useText('certificates')
  const words = useText('certificates/templates')
  const platform = useText('platform')
  const mayChange = template.Actions.includes('changeCertificateTemplate')
  const form = useRecordForm({
    module: 'certificates',
    call: calls.changeCertificateTemplate,
    schema: certificateTemplateFields,
    initial: valuesOf(template),
    version: template.Version,
    toInput: (values, { version }) => ({ ID: template.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onReload,
    onReload,
  })
  const use = ({ Body, BodyFemale }: Pick<Template, 'Body' | 'BodyFemale'>) => {
    form.setValue('Body', Body)
    form.setValue('BodyFemale', BodyFemale)
    toast.info(words('put'))
  }
  return (
    <Page
      title={words('of', { kind: t(`kinds.${template.Kind}`) })}
      description={words(template.IsOwn ? 'own' : 'shipped')}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/CertificateTemplate">
            {words('back')}
          </Button>
          <ActionBar
            module="certificates"
            allowed={template.Actions}
            actions={actButtons(certificateTemplateActs, template, ['restoreCertificateTemplate'])}
            onDone={() => form.reload?.()}
          />
        </>
      }
    >
      <RecordForm form={form} {...(!mayChange && { page: false })}>
        <TemplateFields form={form} template={template} mayChange={mayChange} />
      </RecordForm>
      {mayChange && <TemplatePreview id={template.ID} values={form.values} />}
      <TextVersions
        versions={template.Versions.map((version) => ({
          number: version.Number,
          standing: words(version.IsShipped ? 'shipped' : 'own'),
          summary: <Localized text={version.Title} fallback={null} />,
          by: version.By,
          at: version.At,
          use: mayChange ? () => use(version) : undefined,
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
