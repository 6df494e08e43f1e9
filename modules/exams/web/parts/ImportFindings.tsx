import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText, type Values } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import type { questionCalls } from '../../contract/calls.ts'
import { useTypeWords } from './useTypeWords.ts'

type Checked = Output<typeof questionCalls.checkQuestionFile>
type Finding = Checked['Findings'][number]

const tones: Record<Finding['Outcome'], Tone> = { importable: 'success', alreadyThere: 'info', notImportable: 'danger' }

/** What was read of the file, question by question, with the reason where one is not imported. */
export function ImportFindings({ checked }: { checked: Checked }) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const phone = useIsPhone()
  const [shown, setShown] = useState<Finding['Outcome'] | 'all'>('all')
  const counts = {
    importable: checked.Importable,
    alreadyThere: checked.AlreadyThere,
    notImportable: checked.NotImportable,
  }
  const outcomeWord = (outcome: Finding['Outcome']) =>
    t(outcome === 'importable' && checked.State === 'committed' ? 'import.added' : `import.${outcome}`)
  const rows = checked.Findings.filter((finding) => shown === 'all' || finding.Outcome === shown)
  const columns: Column<Finding>[] = [
    {
      key: 'Number',
      label: t('fields.question'),
      card: 'title',
      width: '11rem',
      cell: (row) => (
        <>
          {row.Number === 0 ? t('import.wholeFile') : t('import.questionNumber', { number: format.number(row.Number) })}
          <Text size="xs" c="dimmed" component="div">
            <bdi>{row.Name}</bdi>
          </Text>
        </>
      ),
    },
    {
      key: 'Outcome',
      label: t('fields.outcome'),
      card: 'badge',
      width: '9rem',
      cell: (row) => <StateBadge tone={tones[row.Outcome]} label={outcomeWord(row.Outcome)} />,
    },
    {
      key: 'Preview',
      label: t('fields.reason'),
      cell: (row) => (
        <>
          {row.Problem && (
            <Text size="sm" component="div">
              {t.maybe(`importProblems.${row.Problem}`, row.Problem, row.Data as Values)}
            </Text>
          )}
          {row.Notes.map((note) => (
            <Text size="sm" component="div" key={note.Code}>
              {t.maybe(`importNotes.${note.Code}`, note.Code, note.Data as Values)}
            </Text>
          ))}
          {row.Media > 0 && (
            <Text size="sm" component="div">
              {t('import.media', { count: row.Media })}
            </Text>
          )}
          {row.Preview && (
            <Text size="sm" c="dimmed" component="div" lineClamp={2}>
              <bdi>{row.Preview}</bdi>
            </Text>
          )}
        </>
      ),
    },
    { key: 'Type', label: t('fields.type'), width: '9rem', cell: (row) => (row.Type ? typeWords(row.Type) : null) },
    {
      key: 'Place',
      label: t('fields.module'),
      width: '12rem',
      cell: (row) =>
        row.CourseCode && (
          <>
            <Code>{row.CourseCode}</Code>
            <Text size="xs" c="dimmed" component="div">
              <bdi>{row.ModuleName ?? t('bank.wholeCourse')}</bdi>
            </Text>
          </>
        ),
    },
    {
      key: 'Line',
      label: t('fields.line'),
      card: 'none',
      align: 'end',
      width: '5rem',
      cell: (row) => format.number(row.Line),
    },
  ]
  return (
    <Section
      flush
      title={t('import.review', { file: `\u2068${checked.FileName}\u2069` })}
      description={t('import.readAs', {
        format: t(`import.formats.${checked.Format}`),
        encoding: checked.Encoding.toUpperCase(),
      })}
      actions={
        <SegmentedControl
          size="xs"
          // four words with numbers are wider than a phone
          orientation={phone ? 'vertical' : 'horizontal'}
          aria-label={t('import.show')}
          value={shown}
          onChange={(value) => setShown(value as typeof shown)}
          data={[
            { value: 'all', label: `${t('import.all')} (${format.number(checked.Findings.length)})` },
            ...(['importable', 'alreadyThere', 'notImportable'] as const).map((outcome) => ({
              value: outcome,
              label: `${outcomeWord(outcome)} (${format.number(counts[outcome])})`,
            })),
          ]}
        />
      }
    >
      <SimpleTable
        caption={t('import.review', { file: `\u2068${checked.FileName}\u2069` })}
        rows={rows}
        rowKey={(row) => row.Number}
        columns={columns}
        compact
      />
    </Section>
  )
}
