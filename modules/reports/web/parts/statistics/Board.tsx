import { Alert, Group, Select, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useFormat } from '#platform/web/format.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import type { Period } from '../../../rules/period.ts'
import { groupings, shownFigures, subjects, type Grouping, type SubjectKey } from '../../../rules/subjects.ts'
import type { Bar } from '../../charts/Columns.tsx'
import { Columns } from '../../charts/Columns.tsx'
import { Ranked } from '../../charts/Ranked.tsx'
import charts from '../../charts/charts.module.css'
import { namesOf } from '../../charts/scale.ts'
import { CountedAhead } from './CountedAhead.tsx'
import { CountedRows, type Asked } from './CountedRows.tsx'
import { hasRows, lookBefore } from './figures.ts'
import type { PeriodAddress } from './PeriodChoice.tsx'
import classes from './statistics.module.css'
import { useFigures, useGroupName } from './words.ts'

export interface Look {
  readonly by: string
  readonly figure: string
  /** The figure whose rows are looked at, and of which group; empty: none, of all. */
  readonly rows: string
  readonly key: string
}
interface Props {
  readonly subject: SubjectKey
  /** Null: of days that make none; `noPeriod` then stands in place of what is counted. */
  readonly period: Period | null
  readonly noPeriod: ReactNode
  readonly look: Look
  readonly change: (look: Partial<Look>, options?: { readonly push?: boolean }) => void
  /** What else is chosen, before how it is grouped. */
  readonly children: ReactNode
  /** The address of this page with this look, in this period or another. */
  readonly to: (look: Partial<Look & PeriodAddress>) => string
}

type Statistic = Output<typeof calls.getStatistic>
type GroupRow = Statistic['Groups'][number]

/** More are a table alone. */
const mostBars = 25

/** A subject in a period: drawn, and as a table; every number leads to the rows that it counted. */
export function Board({ subject, period, noPeriod, look, change, to, children }: Props) {
  const t = useText('reports')
  const by =
    groupings.find((each) => each === look.by && subjects[subject].by.includes(each)) ?? subjects[subject].by[0]!
  const figures = shownFigures(subject)
  const drawn = figures.includes(look.figure) ? look.figure : subjects[subject].drawn
  const asked = period && { Subject: subject, By: by, From: period.from, To: period.to }
  const query = useCall(calls.getStatistic, asked ?? skip)
  return (
    <Stack gap="md">
      <Group gap="sm" align="end">
        {children}
        <Select
          label={t('ask.by')}
          data={subjects[subject].by.map((value) => ({ value, label: t(`groupings.${value}`) }))}
          value={by}
          allowDeselect={false}
          onChange={(value) => change({ by: value ?? '', key: '', rows: '' })}
        />
        <Select
          label={t('ask.drawn')}
          data={figures.map((value) => ({ value, label: t.maybe(`figures.${value}`, value) }))}
          value={drawn}
          allowDeselect={false}
          onChange={(value) => change({ figure: value ?? '' })}
        />
      </Group>
      {period && asked ? (
        <QueryView query={query} module="reports">
          {(statistic) => <Shown {...{ subject, period, by, drawn, statistic, look, change, to, asked }} />}
        </QueryView>
      ) : (
        noPeriod
      )}
    </Stack>
  )
}

interface ShownProps extends Pick<Props, 'subject' | 'look' | 'change' | 'to'> {
  readonly period: Period
  readonly by: Grouping
  readonly drawn: string
  readonly statistic: Statistic
  readonly asked: Pick<Asked, 'Subject' | 'From' | 'To'>
}

function Shown({ subject, period, by, drawn, statistic, look, change, to, asked }: ShownProps) {
  const t = useText('reports')
  const format = useFormat()
  const nameOf = useGroupName()
  const { label, write } = useFigures(subject, statistic.Currency)
  const { Groups, Figures } = statistic
  const name = (row: GroupRow) => nameOf(subject, by, row.Key, row.Name)
  const at = Figures.indexOf(drawn)
  const hasBefore = statistic.SumBefore.some((value) => value !== null && value !== 0)
  const rowsOf = Figures.includes(look.rows) ? look.rows : null
  const rowsGroup = Groups.find(({ Key }) => Key === look.key)
  const { isNamed, isSpare } = namesOf(Groups.length)
  const isOfYears = Groups.at(0)?.Key.slice(0, 4) !== Groups.at(-1)?.Key.slice(0, 4)
  /** What stands below a column of the line of time. */
  const month = (key: string, place: number): Pick<Bar, 'name' | 'isSpare' | 'year'> => ({
    name: isNamed(place) ? format.monthShort(Number(key.slice(5))) : '',
    isSpare: isSpare(place),
    ...(isOfYears && (place === 0 || key.endsWith('-01')) && { year: format.count(Number(key.slice(0, 4))) }),
  })
  const bars = (isTime: boolean): Bar[] =>
    Groups.map((row, place) => {
      const value = row.Values[at] ?? null
      return {
        key: row.Key,
        name: name(row),
        value,
        before: hasBefore ? (row.Before[at] ?? null) : null,
        label: t('valueOf', { of: name(row), figure: label(drawn), value: write(drawn, value) }),
        to: value === null ? undefined : to({ rows: drawn, key: row.Key }),
        ...(isTime && month(row.Key, place)),
      }
    })
  if (Groups.length === 0) return <EmptyState sentence={t('noGroups')} />
  const yearBefore = (figure: string, before: number, key: string, of: string) => {
    const written = t('beforeIs', { value: write(figure, before) })
    return hasRows(subject, figure, before) ? (
      <AppLink
        to={to(lookBefore(period, by, figure, key)) as '/'}
        className={classes['before']!}
        aria-label={t('valueOf', { of, figure: label(figure), value: written })}
      >
        {written}
      </AppLink>
    ) : (
      <Text span size="xs" c="dimmed">
        {written}
      </Text>
    )
  }
  const cell = (figure: string, value: number | null, before: number | null, key: string, of: string) => (
    <span className={classes['cell']}>
      {!hasRows(subject, figure, value) ? (
        <span>{write(figure, value)}</span>
      ) : (
        <button
          type="button"
          className={classes['number']}
          aria-label={t('valueOf', { of, figure: label(figure), value: write(figure, value) })}
          onClick={() => change({ rows: figure, key }, { push: true })}
        >
          {write(figure, value)}
        </button>
      )}
      {figure === drawn && hasBefore && before !== null && yearBefore(figure, before, key, of)}
    </span>
  )
  return (
    <>
      <Section
        title={label(drawn)}
        actions={
          hasBefore && (
            <div className={charts['key']} aria-hidden>
              <span data-kind="now">{t('now')}</span>
              <span data-kind="before">{t('before')}</span>
            </div>
          )
        }
      >
        {by === 'month' ? (
          <Columns bars={bars(true)} write={(value) => write(drawn, value, true)} title={label(drawn)} />
        ) : (
          <Ranked bars={bars(false).slice(0, mostBars)} write={(value) => write(drawn, value)} title={label(drawn)} />
        )}
      </Section>
      {statistic.IsCut && <Alert color="blue">{t('isCut')}</Alert>}
      <CountedAhead at={statistic.CountedAt} />
      <SimpleTable<GroupRow>
        caption={t.maybe(`subjects.${subject}`, subject)}
        rows={Groups}
        rowKey={({ Key }) => Key}
        compact
        columns={[
          { key: 'Name', label: t(`groupings.${by}`), card: 'title', cell: name },
          ...Figures.map((figure, place) => ({
            key: figure,
            label: label(figure),
            align: 'end' as const,
            cell: (row: GroupRow) =>
              cell(figure, row.Values[place] ?? null, row.Before[place] ?? null, row.Key, name(row)),
          })),
        ]}
        totals={{
          Name: t('together'),
          ...Object.fromEntries(
            Figures.map((figure, place) => [
              figure,
              cell(figure, statistic.Sum[place] ?? null, statistic.SumBefore[place] ?? null, '', t('together')),
            ]),
          ),
        }}
      />
      <CountedRows
        // Of a group that is not shown its own rows, and never those of all.
        asked={rowsOf === null ? null : { ...asked, Figure: rowsOf, ...(look.key !== '' && { By: by, Key: look.key }) }}
        of={rowsGroup ? name(rowsGroup) : look.key || t('together')}
        currency={statistic.Currency}
        onClose={() => change({ rows: '', key: '' })}
      />
    </>
  )
}
