import { ActionIcon, Button, Text, TextInput, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import classes from '../Roster.module.css'
import { cellName, cellOf, directionOfCell, findingWords, nameOfRow, serialDayOf } from '../roster-cells.ts'
import { RosterRowDrawer } from './RosterRowDrawer.tsx'
import { suggestionsOf } from './RosterSuggestions.tsx'
import type { RosterRecord, RosterRow } from '../roster-record.ts'
import type { RosterWrites } from '../useRosterWrites.ts'

type Finding = RosterRow['Findings'][number]

/** One row of the file: who it is, and each cell with a finding as a field that is corrected where it stands. */
export function RosterRowCard({ row, roster, writes }: { row: RosterRow; roster: RosterRecord; writes: RosterWrites }) {
  const t = useText('roster')
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  return (
    <li className={classes['row']} data-skipped={row.IsSkipped || undefined}>
      <div className={classes['who']}>
        <Text component="span" size="sm" c="dimmed">
          {t('rowNumber', { row: format.number(row.Row) })}
        </Text>
        <Text component="span" fw={600}>
          <bdi>{nameOfRow(row, roster)}</bdi>
        </Text>
        <Text component="span" size="sm">
          <Code>{cellOf(row, roster, 'email')}</Code>
        </Text>
      </div>
      <div className={classes['cells']}>
        {row.Findings.map((finding) => (
          <FindingField
            key={`${finding.Column} ${finding.Code} ${row.Cells[finding.Column - 1]}`}
            {...{ finding, row, roster, writes }}
          />
        ))}
        {row.Days.filter((day) => row.Findings.every((each) => each.Column !== day.Column)).map(({ Column, Day }) => (
          <Text key={Column} component="span" size="sm">
            {t('serialCell', {
              field: t(`fields.${roster.Mapping[Column - 1]!}`),
              cell: `\u2066${cellName(row.Row, Column)}\u2069`,
              day: format.day(Day),
              number: `\u2066${row.Cells[Column - 1]}\u2069`,
            })}
          </Text>
        ))}
      </div>
      <div className={classes['buttons']}>
        <Tooltip label={t('fix')}>
          <ActionIcon
            variant="default"
            aria-label={t('fixTitle', { row: format.number(row.Row) })}
            onClick={() => setEditing(true)}
          >
            <IconPencil size="1rem" />
          </ActionIcon>
        </Tooltip>
        <Button
          size="xs"
          variant="default"
          disabled={writes.busy}
          onClick={() => void writes.skip([row.Row], !row.IsSkipped)}
        >
          {t(row.IsSkipped ? 'unskip' : 'skip')}
        </Button>
      </div>
      <RosterRowDrawer opened={editing} onClose={() => setEditing(false)} {...{ row, roster, writes }} />
    </li>
  )
}

function FindingField(props: { finding: Finding; row: RosterRow; roster: RosterRecord; writes: RosterWrites }) {
  const t = useText('roster')
  const format = useFormat()
  const { finding, row, roster, writes } = props
  const was = row.Cells[finding.Column - 1] ?? ''
  const [text, setText] = useState(was)
  const field = roster.Mapping[finding.Column - 1] ?? null
  const label = field ? t(`fields.${field}`) : (roster.Header[finding.Column - 1] ?? '')
  const save = () => {
    if (text !== was) void writes.fix([{ Row: row.Row, Column: finding.Column, Text: text }])
  }
  const isError = finding.Severity === 'error'
  const said = t(`findings.${finding.Code}`, findingWords(finding, format, t))
  const day = text === was ? serialDayOf(row, finding.Column, format) : null
  const sentence = day ? `${said} (${t('serialDay', { day })})` : said
  return (
    <TextInput
      label={
        <span className={classes['cellLabel']}>
          {label} <Code>{cellName(row.Row, finding.Column)}</Code>
          <StateBadge tone={isError ? 'danger' : 'warning'} label={t(isError ? 'error' : 'warning')} />
        </span>
      }
      {...(isError ? { error: sentence } : { description: sentence })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      attributes={{ input: directionOfCell(field, text) }}
      {...suggestionsOf(field)}
      classNames={{ root: classes['cell']! }}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') setText(was)
      }}
    />
  )
}
