import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Colon, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { isolated } from '#platform/shared/text.ts'
import { useText, type Values } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import type { questionCalls } from '../../contract/calls.ts'
import { useTypeWords } from './useTypeWords.ts'

type Checked = Output<typeof questionCalls.checkQuestionFile>
type Finding = Checked['Findings'][number]

const tones: Record<Finding['Outcome'], Tone> = { importable: 'success', alreadyThere: 'info', notImportable: 'danger' }

/** How many stand on a page: more than some hundred are no table that is read. */
const usualSize = 20

const looksFor = {
  all: () => true,
  // what is not taken over, and what of the others is not
  toLookAt: (row: Finding) => row.Outcome === 'notImportable' || (row.Outcome === 'importable' && row.Notes.length > 0),
  importable: (row: Finding) => row.Outcome === 'importable',
  alreadyThere: (row: Finding) => row.Outcome === 'alreadyThere',
  notImportable: (row: Finding) => row.Outcome === 'notImportable',
}
type Shown = keyof typeof looksFor

/** What was read of the file, question by question, with the reason where one is not imported; first what wants a look. */
export function ImportFindings({ checked }: { checked: Checked }) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const phone = useIsPhone()
  const toLookAt = checked.Findings.filter(looksFor.toLookAt).length
  const [shown, setShown] = useState<Shown>(toLookAt > 0 ? 'toLookAt' : 'all')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(usualSize)
  const counts: Readonly<Record<Shown, number>> = {
    all: checked.Findings.length,
    toLookAt,
    importable: checked.Importable,
    alreadyThere: checked.AlreadyThere,
    notImportable: checked.NotImportable,
  }
  const outcomeWord = (outcome: Finding['Outcome']) =>
    t(outcome === 'importable' && checked.State === 'committed' ? 'import.added' : `import.${outcome}`)
  const rows = checked.Findings.filter(looksFor[shown])
  const columns: Column<Finding>[] = [
    {
      key: 'Number',
      label: t('fields.question'),
      card: 'title',
      cell: (row) => (
        <>
          <Text size="sm" component="div">
            {row.Number === 0
              ? t('import.wholeFile')
              : t('import.questionNumber', { number: format.number(row.Number) })}
            <PlaceInFile finding={row} format={checked.Format} />
          </Text>
          {row.Name && !row.Preview.startsWith(row.Name) && (
            <Text size="sm" component="div">
              <bdi>{row.Name}</bdi>
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
    {
      key: 'Outcome',
      label: t('fields.outcome'),
      card: 'badge',
      width: '9rem',
      cell: (row) => <StateBadge tone={tones[row.Outcome]} label={outcomeWord(row.Outcome)} />,
    },
    { key: 'Problem', label: t('fields.reason'), width: '22rem', cell: (row) => <Reasons finding={row} /> },
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
  ]
  const caption = t('import.review', { file: isolated(checked.FileName) })
  return (
    <Section
      flush
      title={caption}
      description={t('import.readAs', {
        format: t(`import.formats.${checked.Format}`),
        encoding: checked.Encoding.toUpperCase(),
      })}
      actions={
        <SegmentedControl
          size="xs"
          // words with numbers are wider than a phone
          orientation={phone ? 'vertical' : 'horizontal'}
          aria-label={t('import.show')}
          value={shown}
          onChange={(value) => {
            setShown(value as Shown)
            setPage(1)
          }}
          data={(['toLookAt', 'importable', 'alreadyThere', 'notImportable', 'all'] as const).map((each) => ({
            value: each,
            label: `${each === 'all' || each === 'toLookAt' ? t(`import.${each}`) : outcomeWord(each)} (${format.number(counts[each])})`,
          }))}
        />
      }
    >
      <SimpleTable
        caption={caption}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={(row) => row.Number}
        columns={columns}
        compact
      />
      {rows.length > usualSize && (
        <TableFoot
          pageNum={page}
          pageSize={pageSize}
          total={rows.length}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size)
            setPage(1)
          }}
        />
      )}
    </Section>
  )
}

/** The file of a package, the sheet of a workbook with the line, or the line. */
function PlaceInFile({
  finding: { File, Line, Number: number },
  format: as,
}: {
  finding: Finding
  format: Checked['Format']
}) {
  const t = useText('exams')
  const format = useFormat()
  // an item by itself is all that its file holds
  if (number === 0 || (File === null && (as === 'qti21' || as === 'qti3'))) return null
  const isSheet = as === 'xlsx'
  return (
    <>
      {File !== null && (
        <>
          <Sep />
          <bdi dir={isSheet ? 'auto' : 'ltr'} style={{ overflowWrap: 'anywhere' }}>
            {File}
          </bdi>
        </>
      )}
      {(File === null || isSheet) && (
        <>
          <Sep />
          {`${t('fields.line')} ${format.number(Line)}`}
        </>
      )}
    </>
  )
}

/** Why one is not imported, where it stands in the bank, and what people should know of it. */
function Reasons({ finding: { Problem, Data, Notes, Media, Question, SameAs } }: { finding: Finding }) {
  const t = useText('exams')
  const format = useFormat()
  return (
    <>
      {Problem && (
        <Text size="sm" component="div">
          {t.maybe(`importProblems.${Problem}`, Problem, Data as Values)}
        </Text>
      )}
      {SameAs !== null && (
        <Text size="sm" component="div">
          {t('import.sameAs', { number: format.number(SameAs) })}
        </Text>
      )}
      {Question && (
        <Text size="sm" component="div">
          {t('import.inBank')}
          <Colon />
          <AppLink
            to={href('/Question/QuestionBank-edit/:ID?', { ID: Question.ID }) as '/'}
            target="_blank"
            rel="noopener"
          >
            <Code>{Question.Code}</Code>
          </AppLink>
        </Text>
      )}
      {Notes.map((note) => (
        <Text size="sm" component="div" key={note.Code}>
          {t.maybe(`importNotes.${note.Code}`, note.Code, note.Data as Values)}
        </Text>
      ))}
      {Media > 0 && (
        <Text size="sm" component="div">
          {t('import.media', { count: Media })}
        </Text>
      )}
    </>
  )
}
