import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { MultiSelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { href } from '#platform/web/href.ts'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText, type Translate } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { rightKey } from '#platform/web/words/right-words.ts'
import { reportsCalls as calls } from '../../contract/calls.ts'
import { reportListKeys, type ReportListKey } from '../../rules/list-keys.ts'
import { savedReportFields, sharedRights } from '../../contract/saved.ts'
import { DefinitionFields } from '../parts/lists/DefinitionFields.tsx'
import { LiveResult } from '../parts/lists/LiveResult.tsx'
import { firstDefinition, type Definition, type SavedReport } from '../parts/lists/report.ts'
import { useLeftOut } from '../parts/lists/useLeftOut.ts'
import { useReportWords } from '../parts/lists/useReportWords.tsx'
import { useStartRun } from '../parts/lists/useStartRun.ts'

/** Puts a report together: a new one of a list, one's own to be changed, or a copy of one. */
export default function ReportBuilderPage() {
  const id = useIdParam()
  const { values } = useAddress({ List: '', copy: 0 })
  const source = id ?? (values.copy > 0 ? values.copy : null)
  const query = useCall(calls.getSavedReport, source === null ? skip : { ID: source }, { keep: false })
  const list = reportListKeys.find((key) => key === values.List) ?? reportListKeys[0]
  if (source === null) return <Builder key={list} report={null} isCopy={false} list={list} />
  return (
    <QueryView query={query} module="reports">
      {(report) => <Builder key={source} report={report} isCopy={id === null || !report.IsMine} list={report.List} />}
    </QueryView>
  )
}

interface Props {
  readonly report: SavedReport | null
  readonly isCopy: boolean
  readonly list: ReportListKey
}

function Builder({ report, isCopy, list }: Props) {
  const t = useText('reports')
  const rights = useText('platform')
  const pick = usePick()
  const go = useGo()
  const words = useReportWords(t as unknown as Translate)
  const { start, sending } = useStartRun()
  const kept = isCopy ? null : report
  const { kept: asked, leftOut } = useLeftOut()(report?.Definition ?? firstDefinition(list))
  const form = useRecordForm({
    module: 'reports',
    call: kept ? calls.editSavedReport : calls.addSavedReport,
    schema: savedReportFields,
    initial: {
      Name: report ? (isCopy ? t('builder.copyOf', { name: report.Name }).slice(0, 120) : report.Name) : '',
      Definition: asked,
      Rights: [...(kept?.Rights ?? [])],
      PeopleIDs: kept?.People.map(({ ID }) => ID) ?? [],
    },
    ...(kept && { version: kept.Version }),
    toInput: (values, { version }) =>
      (kept ? { ID: kept.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t('builder.saved'),
    onSaved: (answer) => go(href('/Reports/View/:ID', { ID: (answer as { ID: number }).ID }) as '/'),
  })
  const { Definition: definition, Name: name } = form.values as { Definition: Definition; Name: string }
  const [shown] = useDebouncedValue(definition, 500)
  return (
    <Page
      title={kept ? t('builder.change') : t('screens.builder')}
      description={words.title(list)}
      actions={
        <Button
          variant="default"
          loading={sending}
          onClick={() => void start(name || words.title(list), definition, kept?.ID ?? null)}
        >
          {t('builder.background')}
        </Button>
      }
    >
      {leftOut !== null && (
        <Alert color="yellow">{`${t('builder.notAnswered', { what: leftOut })} ${t('builder.leftOut')}`}</Alert>
      )}
      <RecordForm form={form} cancelHref={kept ? href('/Reports/View/:ID', { ID: kept.ID }) : href('/Reports')}>
        <TextField {...form.field('Name')} label={t('fields.name')} maxLength={120} required />
        <DefinitionFields definition={definition} onChange={(next) => form.setValue('Definition', next as never)} />
        <FieldGroup title={t('builder.sharing')}>
          <MultiSelectField
            {...form.field('Rights')}
            label={t('fields.rights')}
            description={t('hints.rights')}
            options={sharedRights.map((value) => ({ value, label: rights.maybe(rightKey(value), value) }))}
          />
          <RecordSelect
            {...form.field('PeopleIDs')}
            multiple
            label={t('fields.people')}
            call={calls.getReportPeople}
            option={(row) => ({ value: row.ID, label: pick(row.Name) })}
            chosen={kept?.People.map(({ ID, Name }) => ({ value: ID, label: pick(Name) })) ?? []}
          />
        </FieldGroup>
      </RecordForm>
      <Section title={t('builder.preview')}>
        <LiveResult definition={shown} caption={t('builder.preview')} />
      </Section>
    </Page>
  )
}
